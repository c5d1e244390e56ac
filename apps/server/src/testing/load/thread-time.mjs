import { isMainThread } from 'node:worker_threads';

// Loaded into a server under attack. Between two ticks of a timer that wants to fire at each turn of the loop lies what a ping has
// to wait for. It is counted in processor time of the main thread: a busy machine, which stops the thread for a while, adds nothing.
const TICK = 1;
if (isMainThread && process.threadCpuUsage !== undefined) {
  /** @type {number[]} */
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
    const sorted = pieces.sort((a, b) => a - b);
    const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
    const figures = { pieces: sorted.length, p99: at(0.99), longest: at(1) };
    process.stdout.write(`thread-time ${JSON.stringify(figures)}\n`);
    pieces = [];
  });
}
