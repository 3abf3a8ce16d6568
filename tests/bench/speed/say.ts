/** A line of a bench's report, on standard output. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
