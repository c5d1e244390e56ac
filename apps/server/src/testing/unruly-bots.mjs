/** A worker whose bots do what no bot should, by name. */
export default function think(thought) {
  if (thought === null) return null;
  const { bot, decision } = thought;
  switch (bot) {
    case 'throws':
      throw new Error('thrown in the worker');
    case 'loops':
      for (;;) if (Date.now() === 0) return null;
    case 'exits':
      process.exit(1);
      break;
    case 'grows': {
      const held = [];
      for (;;) held.push(new Array(10_000).fill(held.length));
    }
    default:
      return { reply: { answer: `${bot} answers ${decision.id}` }, mishap: null };
  }
}
