import { isMainThread } from 'node:worker_threads';

// Loaded into a server under attack. Between two ticks of a timer that wants to fire at each turn of the loop lies what a ping has
// to wait for. It is counted in processor time of the main thread: a busy machine, which stops the thread for a while, adds nothing.
const TICK = 1;
if (isMainThread && process.threadCpuUsage !== undefined) {
  /** @type {number[]} milliseconds */
  let pieces = [];
  const used = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let last = used();
  setInterval(() => {
    const now = used();
    pieces.push(now - last);
    last = now;
  }, TICK).unref();
  process.on('SIGUSR2', () => {
    const figures = { p99: waitOf(pieces, 0.01), longest: longestOf(pieces) };
    pieces = [];
    process.stdout.write(`thread-time ${JSON.stringify(figures)}\n`);
  });
}

/** @param {readonly number[]} pieces */
const longestOf = (pieces) => pieces.reduce((longest, piece) => Math.max(longest, piece), 0);

/**
 * What a share of pings wait for at least, if they come at any moment: one that comes during a piece waits for the rest of it.
 * @param {readonly number[]} pieces
 * @param {number} share
 */
function waitOf(pieces, share) {
  const whole = pieces.reduce((sum, piece) => sum + Math.max(piece, TICK), 0);
  let [low, high] = [0, longestOf(pieces)];
  while (high - low > 0.05) {
    const wait = (low + high) / 2;
    const longer = pieces.reduce((sum, piece) => sum + Math.max(0, piece - wait), 0);
    if (longer > share * whole) low = wait;
    else high = wait;
  }
  return high;
}
