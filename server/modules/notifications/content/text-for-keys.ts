/**
 * The code of a handover is shown to people, never to API keys: a program with it could say that a delivery has come.
 * It reads the same news without the code.
 */
import type { Viewer } from '../../../platform/security/viewer';

const WITHOUT_CODE: Readonly<Record<string, string>> = {
  orderShippedWithCode: 'orderShipped',
  orderWeighedWithCode: 'orderShippedWeighed',
  orderAgainWithCode: 'orderShippedAgain',
};

export function textKeyFor(viewer: Viewer | null | undefined, textKey: string): string {
  return viewer?.apiKey ? (WITHOUT_CODE[textKey] ?? textKey) : textKey;
}
