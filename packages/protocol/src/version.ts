import { z } from 'zod';
import { clientFrame, serverFrame } from './frames.ts';
import { PROTOCOL } from './number.ts';

/** The frames for programs in other languages. */
export function framesSchema(): object {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `Comptoir frames, protocol ${PROTOCOL}`,
    description: 'One frame is one text message of the WebSocket at /api/live.',
    $defs: {
      client: definition(clientFrame, 'input'),
      server: definition(serverFrame, 'output'),
    },
  };
}

function definition(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema: _$schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
