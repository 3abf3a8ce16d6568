/**
 * Lines of a report that an admin copies from the portal of a bank or wallet: number of the payout, number of the
 * transfer, amount. Pure.
 */
import { readAmount } from '../../text/typed-number';

export interface TransferLine {
  readonly number: string;
  readonly reference: string;
  readonly amount: string;
}

/**
 * Separated by tabs, semicolons or commas; an amount may have commas in it. What is no amount stays as it is, for its
 * rule to reject. Blank lines and a line of headings are left out.
 */
export function transferLines(report: string): TransferLine[] {
  const lines = report.split(/\r?\n/).filter((line) => line.trim() !== '');
  return lines.map(lineOf).filter(({ number }, index) => index > 0 || /[0-9০-৯]/.test(number));
}

function lineOf(line: string): TransferLine {
  const separator = ['\t', ';'].find((one) => line.includes(one)) ?? ',';
  const [number = '', reference = '', ...rest] = line.split(separator).map((cell) => cell.replace(/"/g, '').trim());
  const amount = rest.join(separator);
  return { number, reference, amount: readAmount(amount) ?? amount };
}
