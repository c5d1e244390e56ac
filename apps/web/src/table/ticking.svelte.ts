import { passes } from './clock-words.ts';
import type { SeatClock } from './table.ts';

/** The server sends clocks with every move; between moves they run here. Call it while a component is set up. */
export function ticking(of: () => SeatClock | null): {
  readonly left: number;
  readonly reserve: number | null;
} {
  let passed = $state(0);
  $effect(() => {
    const clock = of();
    passed = 0;
    if (clock === null || !passes(clock)) return;
    const start = performance.now();
    // A time of hours is written in minutes: it need not be drawn twice a second.
    const timer = setInterval(
      () => {
        passed = performance.now() - start;
      },
      clock.left > 3_600_000 ? 20_000 : 500,
    );
    return () => clearInterval(timer);
  });
  return {
    get left() {
      return Math.max(0, (of()?.left ?? 0) - passed);
    },
    get reserve() {
      const reserve = of()?.reserve ?? null;
      return reserve === null ? null : of()?.isRunning ? Math.min(reserve, this.left) : reserve;
    },
  };
}
