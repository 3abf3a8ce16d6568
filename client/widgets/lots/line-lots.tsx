import { lotPage } from '../../../schema/values/catalogue/lots';
import type { LineLots_LineFragment } from '../../generated/graphql';
import { useMessages } from '../../platform/i18n/use-messages';
import { messages } from './line-lots.messages';

/** The lots that a line of an order was sent from, each with its origin; nothing before it was sent. */
export function LineLots({ line }: { line: LineLots_LineFragment }) {
  const t = useMessages(messages);
  if (line.lots.length === 0) return null;
  return (
    <span className="caption">
      {t('lots')}{' '}
      {line.lots.map(({ code }, at) => (
        <span key={code}>
          {at > 0 && ', '}
          <a className="text-link" href={lotPage(code)} data-own-text>
            {code}
          </a>
        </span>
      ))}
    </span>
  );
}
