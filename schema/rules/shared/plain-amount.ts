import { withoutEnd } from '../../text/trim-end';

/** Longer than any number that a field takes: its rule rejects it as it is. */
const LONGEST_NUMBER = 40;

/** The same amount without digits that add nothing: '02.500' → '2.5', '.5' → '0.5', '30.00' → '30'. Never rounds; text that is no amount comes back as it is. */
export function plainAmount(text: string): string {
  const parts = text === '' || text === '.' || text.length > LONGEST_NUMBER ? null : /^([0-9]*)(?:\.([0-9]*))?$/.exec(text);
  if (!parts) return text;
  const whole = (parts[1] ?? '').replace(/^0+(?=[0-9])/, '') || '0';
  const fraction = withoutEnd(parts[2] ?? '', '0');
  return fraction ? `${whole}.${fraction}` : whole;
}
