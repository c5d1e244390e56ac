/** Tells how far a long run has come: when a minute or more has passed since it last did. */
export function everyMinute(): (text: () => string) => void {
  const start = performance.now();
  let told = 0;
  return (text) => {
    const passed = Math.floor((performance.now() - start) / 60_000);
    if (passed > told) process.stderr.write(`${passed} min: ${text()}\n`);
    told = passed;
  };
}
