/**
 * The address of the page that shows where an order is, in SMS about it: as short as it gets, and left out where one
 * message would become two.
 */
import type { Language } from '../../../../schema/values/accounts/roles';
import { fillText } from './render-notification';
import { smsLength } from '../texts/sms-texts';

/** For the receiver of an order who is not its buyer. */
const parcelTexts: Readonly<Record<Language, string>> = {
  en: 'Haatbar: parcel {{order}} is on its way to you.',
  bn: 'হাটবার: আপনার পার্সেল {{order}} পথে।',
};

export function parcelBody(order: string, language: Language, publicUrl: string | null): string {
  return withTrackingLink(fillText(parcelTexts[language], { order }, language), { order, language, publicUrl });
}

interface Link {
  /** The tracking number. */
  readonly order: string;
  readonly language: Language;
  /** Where the site is reached from outside; null: unknown, and no link. */
  readonly publicUrl: string | null;
}

export function withTrackingLink(body: string, { order, language, publicUrl }: Link): string {
  if (publicUrl === null) return body;
  const address = `${publicUrl}/t/${order.replace(/^HB-/, '')}`;
  const bodies = [address, address.replace(/^https:\/\//, '')].map((one) => `${body} ${one}`);
  return bodies.find(({ length }) => length <= smsLength[language]) ?? body;
}
