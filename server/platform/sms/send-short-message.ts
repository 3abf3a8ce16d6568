/**
 * One try to give the provider a short message by HTTP. Neither the outcome nor its reason ever holds the message's
 * text.
 */
import type { SmsSettings } from '../config/sms-settings';
import { isServerError } from '../outgoing/send-patiently';

const RESPONSE_WITHIN_MS = 10_000;

/** Why a message was not taken, and whether asking again can help. */
export interface SmsRejection {
  readonly reason: string;
  readonly isPassing: boolean;
}

/**
 * Null when the provider took it. `record` is given what is wrong with the provider, or null, and when it was asked.
 */
export async function sendShortMessage(
  { url, token, body }: SmsSettings,
  phone: string,
  text: string,
  record: (trouble: string | null, begun: number) => void,
): Promise<SmsRejection | null> {
  const isJson = body.trimStart().startsWith('{');
  const headers = {
    'content-type': isJson ? 'application/json' : 'application/x-www-form-urlencoded',
    ...(token !== null && !body.includes('{{token}}') && { authorization: `Bearer ${token}` }),
  };
  const begun = performance.now();
  try {
    const filled = fill(body, { phone, text, token: token ?? '' }, isJson);
    const response = await fetch(url, { method: 'POST', headers, body: filled, signal: AbortSignal.timeout(RESPONSE_WITHIN_MS) });
    await response.body?.cancel();
    record(isServerError(response.status) ? `HTTP ${response.status}` : null, begun);
    return response.ok ? null : { reason: `HTTP ${response.status}`, isPassing: isServerError(response.status) };
  } catch (error) {
    record(nameOf(error), begun);
    return { reason: nameOf(error), isPassing: true };
  }
}

function fill(template: string, values: Readonly<Record<string, string>>, isJson: boolean): string {
  return template.replace(/\{\{(phone|text|token)\}\}/g, (_place, name: string) => {
    const value = values[name] ?? '';
    return isJson ? JSON.stringify(value).slice(1, -1) : encodeURIComponent(value);
  });
}

/** The kind of a network failure; its message could quote the address with its secrets. */
function nameOf(error: unknown): string {
  const { name, cause } = error as { name?: string; cause?: { code?: string } };
  return name === 'TimeoutError' ? 'no answer in time' : `no connection (${cause?.code ?? name ?? 'unknown'})`;
}
