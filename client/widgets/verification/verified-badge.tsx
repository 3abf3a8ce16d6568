import { BadgeCheck, ChevronDown } from 'lucide-react';
import type { Verified_SellerFragment } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import './verification.css';
import { messages } from './verification.messages';

/**
 * Shows what was verified of a seller in one line. A tap or a key shows when, and what that means. Shows nothing if
 * nothing was verified.
 */
export function VerifiedBadge({ verifications }: Pick<Verified_SellerFragment, 'verifications'>) {
  const t = useMessages(messages);
  const format = useFormat();
  if (verifications.length === 0) return null;
  return (
    <details className="verified">
      <summary title={t('meaning')}>
        <span className="badge" data-tone="good">
          <BadgeCheck aria-hidden />
          {t('verified', { kinds: verifications.map(({ kind }) => t(kind)).join(', ') })}
          <ChevronDown aria-hidden />
        </span>
      </summary>
      <ul>
        {verifications.map(({ kind, checkedAt }) => (
          <li key={kind}>{t(`${kind}_text`, { date: format.date(checkedAt) })}</li>
        ))}
      </ul>
      <p className="caption">{t('meaning')}</p>
    </details>
  );
}
