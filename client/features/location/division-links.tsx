import { Link } from 'react-router-dom';
import type { DivisionProductsQuery } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { messages } from './location.messages';

/** How much each division has on sale, each a way to it; those with most products first. */
export function DivisionLinks({ divisions }: { divisions: DivisionProductsQuery['divisions'] }) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <ul className="division-links">
      {[...divisions]
        .sort((a, b) => b.productCount - a.productCount)
        .map((division) => (
          <li key={division.id}>
            <Link to={paths.search({ division: division.id })}>
              <strong>{format.name(division)}</strong>
              <span>{format.digits(t('products', { count: division.productCount }))}</span>
            </Link>
          </li>
        ))}
    </ul>
  );
}
