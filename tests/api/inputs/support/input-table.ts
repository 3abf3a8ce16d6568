/** The table of `npm run bench:inputs`, as docs/security.md has it and `npm run format` leaves it. */

export interface Row {
  readonly place: string;
  readonly pattern: string;
  readonly ms: number;
  readonly ratio: number;
  readonly wrong: readonly string[];
}

const SHOWN = 10;

/** Returns the slowest rows, each place once. */
function slowest(rows: readonly Row[]): Row[] {
  const places = new Set<string>();
  return rows
    .toSorted((one, other) => other.ms - one.ms)
    .filter(({ place }) => !places.has(place) && places.add(place))
    .slice(0, SHOWN);
}

function aligned(lines: readonly (readonly string[])[]): string {
  const widths = lines[0]?.map((_, at) => Math.max(...lines.map((cells) => cells[at]?.length ?? 0))) ?? [];
  const written = lines.map((cells) => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`);
  return [written[0], `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...written.slice(1)].join('\n');
}

const ratioOf = ({ ratio }: Row) => (ratio === 0 ? '–' : ratio.toFixed(1));

export function tableOf(rows: readonly Row[]): string {
  const [worst] = slowest(rows);
  const [steepest] = rows.toSorted((one, other) => other.ratio - one.ratio);
  if (!worst || !steepest) return '';
  const places = new Set(rows.map(({ place }) => place)).size;
  const tooMuch = rows.filter(({ wrong }) => wrong.length > 0).length;
  const summary = [
    `Measured: ${places} places in ${rows.length} forms, ${tooMuch} above a limit.`,
    `Worst time: ${worst.ms.toFixed(0)} ms, \`${worst.place}\`, ${worst.pattern}.`,
    `Worst ratio: ${ratioOf(steepest)}, \`${steepest.place}\`, ${steepest.pattern}.`,
  ];
  const cells = slowest(rows).map((row) => [`\`${row.place}\``, row.pattern, row.ms.toFixed(0), ratioOf(row)]);
  return `${summary.join('\n')}\n\n${aligned([['place', 'form', 'ms', 'times a quarter of it'], ...cells])}\n`;
}
