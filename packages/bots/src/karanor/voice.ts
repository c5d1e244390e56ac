import type { Decision, Event, Options, State, View } from '@comptoir/karanor';
import type { Voice } from '@comptoir/karanor/texts';
import { answering, isRecord, type Json, LEAVE, type Reply } from '@comptoir/kit';
import type { Bot } from '../bot.ts';

type KaranorBot = Bot<State, Decision, Event, View, Options>;

/** K-313: a phrase that goes with an offer or an answer, said in the manner of a character. */
function spoken(answer: Json, voice: Voice): Json {
  if (!isRecord(answer) || !isRecord(answer.answer)) return answer;
  const terms = answer.answer;
  const say = (word: unknown): Json => (typeof word === 'string' && word !== '' ? `${word}.${voice}` : '');
  if ('say' in terms) return { ...answer, answer: { ...terms, say: say(terms.say) } } as Json;
  if ('note' in terms) return { ...answer, answer: { ...terms, note: say(terms.note) } } as Json;
  return answer;
}

/** The same bot, with the voice of its character. */
export function inVoice(bot: KaranorBot, voice: Voice): KaranorBot {
  const { ponder, patience } = bot;
  const voiced = (reply: Reply): Reply => (reply === LEAVE ? LEAVE : answering(spoken(reply.answer, voice)));
  return {
    id: bot.id,
    ...(patience === undefined ? {} : { patience }),
    answer: (situation) => bot.answer(situation),
    consider: (situation) => voiced(bot.consider(situation)),
    ...(ponder === undefined
      ? {}
      : {
          *ponder(situation) {
            return voiced(yield* ponder(situation));
          },
        }),
  };
}
