import { isSellingRole } from '../../../schema/values/accounts/roles';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { messages } from './profile.messages';
import { completeness } from './profile-values';
import type { ProfileAccount } from './profile-values';

/** How much of the profile is filled, and what is missing. */
export function CompletenessBar({ account }: { account: ProfileAccount }) {
  const t = useMessages(messages);
  const format = useFormat();
  const { percent, missing } = completeness(account);
  const text = missing.length ? t('complete', { percent: format.percent(percent) }) : t('completeAll');
  return (
    <section className="panel completeness">
      <p className="completeness-title" id="completeness-title">
        {text}
      </p>
      <div
        className="completeness-bar"
        role="progressbar"
        aria-labelledby="completeness-title"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <span style={{ width: `${percent}%` }} />
      </div>
      {missing.length > 0 && (
        <p className="caption">
          {t('missing', { what: missing.map((part) => t(part)).join(', ') })} {isSellingRole(account.role) && t('whyComplete')}
        </p>
      )}
    </section>
  );
}
