import { plainDecimal } from '../../text/typed-number';

/**
 * The same amount without digits that add nothing: '02.500' → '2.5', '.5' → '0.5', '30.00' → '30'. Never rounds; text
 * that is no amount comes back as it is.
 */
export function plainAmount(text: string): string {
  return plainDecimal(text) ?? text;
}
