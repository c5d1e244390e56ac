/** Counters and times in the text format of Prometheus. Labels are fixed words, never ids or names. */
export class Metrics {
  readonly #counters = new Map<string, number>();
  readonly #gauges = new Map<string, () => number>();
  readonly #times = new Map<string, { buckets: number[]; sum: number; count: number }>();

  count(name: string, labels: Readonly<Record<string, string>> = {}): void {
    const key = `${name}${labelText(labels)}`;
    this.#counters.set(key, (this.#counters.get(key) ?? 0) + 1);
  }

  gauge(name: string, read: () => number): void {
    this.#gauges.set(name, read);
  }

  time(name: string, seconds: number): void {
    let times = this.#times.get(name);
    if (times === undefined) {
      times = { buckets: BOUNDS.map(() => 0), sum: 0, count: 0 };
      this.#times.set(name, times);
    }
    const at = BOUNDS.findIndex((bound) => seconds <= bound);
    if (at >= 0) times.buckets[at] = (times.buckets[at] ?? 0) + 1;
    times.sum += seconds;
    times.count += 1;
  }

  text(): string {
    const lines: string[] = [];
    const typed = new Set<string>();
    for (const [key, value] of [...this.#counters].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const name = key.split('{')[0] ?? key;
      if (!typed.has(name)) lines.push(`# TYPE ${name} counter`);
      typed.add(name);
      lines.push(`${key} ${value}`);
    }
    for (const [name, read] of this.#gauges) lines.push(`# TYPE ${name} gauge`, `${name} ${read()}`);
    for (const [name, { buckets, sum, count }] of this.#times) {
      lines.push(`# TYPE ${name} histogram`);
      let total = 0;
      for (const [at, bound] of BOUNDS.entries()) {
        total += buckets[at] ?? 0;
        lines.push(`${name}_bucket{le="${bound}"} ${total}`);
      }
      lines.push(`${name}_bucket{le="+Inf"} ${count}`, `${name}_sum ${sum}`, `${name}_count ${count}`);
    }
    return `${lines.join('\n')}\n`;
  }
}

const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

function labelText(labels: Readonly<Record<string, string>>): string {
  const parts = Object.entries(labels).map(([name, value]) => `${name}="${value}"`);
  return parts.length === 0 ? '' : `{${parts.join(',')}}`;
}
