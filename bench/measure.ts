/** The median and the 99th percentile of how long a function takes, in microseconds, after a warm-up. */
export function measure(
  run: (index: number) => unknown,
  runs: number,
  warmUp = runs,
): { readonly median: number; readonly p99: number } {
  for (let index = 0; index < warmUp; index += 1) run(index);
  const times = Array.from({ length: runs }, (_, index) => {
    const start = performance.now();
    run(index);
    return (performance.now() - start) * 1000;
  }).sort((one, other) => one - other);
  return { median: times[Math.floor(runs / 2)] ?? 0, p99: times[Math.floor(runs * 0.99)] ?? 0 };
}

/** A line of a report: what was measured, the figure, the aim, and whether it is met; a miss makes the run end with 1. */
export function report(what: string, figure: number, unit: string, aim: string, met: boolean): void {
  if (!met) process.exitCode = 1;
  console.log(`${met ? "met   " : "missed"}  ${what}: ${figure.toFixed(figure < 10 ? 2 : 1)} ${unit} (aim: ${aim})`);
}
