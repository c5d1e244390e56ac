import { z } from 'zod';

const named = z.object({ fr: z.string(), en: z.string() });
const share = z.object({
  seats: z.number().meta({ description: 'How many seats of finished games this is about' }),
  won: z.number().meta({ description: 'How many of them won; those who win together share the win' }),
});
export const figures = z.object({
  games: z.number().meta({ description: 'Seats counted' }),
  order: z
    .array(share.extend({ players: z.number(), place: z.number() }))
    .meta({ description: 'By the place in the turn order, 1 for whoever began' }),
  roles: z.array(share.extend({ name: named })).meta({ description: 'By folk, merchant or origin' }),
  gold: z.array(z.object({ name: named, average: z.number() })).meta({ description: 'Per game, by source' }),
  cards: z
    .array(share.extend({ name: named, times: z.number() }))
    .meta({ description: 'The cards most often bought, recruited or built' }),
  thinking: z.number().nullable().meta({ description: 'Milliseconds per move' }),
});
export const statistics = z.object({ all: figures, mine: figures });
export const statisticsFile = z.string().meta({ description: 'Lines of CSV' });

export type Figures = z.infer<typeof figures>;
export type Statistics = z.infer<typeof statistics>;
