import { useState } from 'react';
import { ChevronDown } from 'lucide-react';
import type { ApiKeysQuery } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { messages } from './partners.messages';

/** Lists the operations that a key called, the most first: one line that opens. A key without calls has no line. */
export function ApiKeyUses({ uses }: { uses: ApiKeysQuery['apiKeys'][number]['uses'] }) {
  const t = useMessages(messages);
  const format = useFormat();
  const [isOpen, setOpen] = useState(() => uses.some(({ deprecationReason }) => deprecationReason !== null));
  if (uses.length === 0) return null;
  const count = uses.reduce((sum, { name, requests }) => (OPERATION.test(name) ? sum + requests : sum), 0);
  return (
    <details className="terms-fold settings-row-wide" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span>{t('uses', { count: format.number(count) })}</span>
        <ChevronDown aria-hidden />
      </summary>
      {isOpen && (
        <ul className="key-uses">
          {uses.map(({ name, requests, lastDay, deprecationReason }) => (
            <li key={name}>
              <code lang="en" translate="no">
                {name}
              </code>
              <span className="key-uses-count">
                {format.number(requests)} · {format.date(lastDay)}
              </span>
              {deprecationReason !== null && (
                <span className="key-uses-deprecated" lang="en">
                  {t('deprecated', { reason: deprecationReason })}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

/** Operations and routes; deprecated members are used within them. */
const OPERATION = /^(?:Query|Mutation|Subscription)\.|^[A-Z]+ /;
