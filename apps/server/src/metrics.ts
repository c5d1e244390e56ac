import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What a node tells its operator, for Prometheus. Labels are fixed words, never ids or names. */
export class Metrics {
  readonly #registry = new Registry();
  readonly requests = this.#counter('comptoir_requests_total', 'HTTP requests', ['method', 'status']);
  readonly frames = this.#tally('comptoir_frames_total', 'Frames of live connections', 'type');
  readonly tableEvents = this.#tally('comptoir_table_events_total', 'What happened at tables', 'what');
  readonly dutyFailures = this.#tally('comptoir_duty_failures_total', 'Recurring work that failed', 'what');
  readonly notices = this.#tally('comptoir_notices_total', 'Messages to people who are elsewhere', 'outcome');
  readonly commands = this.#times('comptoir_command_seconds', 'From a command to its answer');
  readonly commits = this.#times('comptoir_commit_seconds', 'From a row to the disk');

  constructor() {
    // Lag of the event loop, memory, garbage, open files.
    collectDefaultMetrics({ register: this.#registry });
  }

  #counter<Label extends string>(name: string, help: string, labelNames: Label[]): Counter<Label> {
    return new Counter({ name, help, labelNames, registers: [this.#registry] });
  }

  /** Counts by one word. The series of a word is looked up once, since some are counted with every move. */
  #tally(name: string, help: string, label: string): (word: string) => void {
    const counter = this.#counter(name, help, [label]);
    const series = new Map<string, { inc(): void }>();
    return (word) => {
      let found = series.get(word);
      if (found === undefined) {
        found = counter.labels(word);
        series.set(word, found);
      }
      found.inc();
    };
  }

  #times(name: string, help: string): Histogram {
    const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
    return new Histogram({ name, help, buckets, registers: [this.#registry] });
  }

  /** A figure that is read when somebody asks; one that cannot be read then is left out. */
  gauge(name: string, help: string, read: () => number | Promise<number | null>): void {
    new Gauge({
      name,
      help,
      registers: [this.#registry],
      async collect() {
        const value = await Promise.resolve(read()).catch(() => null);
        if (value === null) this.reset();
        else this.set(value);
      },
    });
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
