import { useStoppedLotsQuery } from '../../../generated/graphql';
import { useMessages } from '../../../platform/i18n/use-messages';
import { paths } from '../../../platform/paths';
import { useSession } from '../../../platform/session/use-session';
import { TextLink } from '../../../ui/buttons/text-link';
import { Alert } from '../../../ui/feedback/alert';
import { messages } from '../products.messages';

/** Why a product cannot be sold: its lots on hold, and recalled ones that are still in stock; each leads to them. */
export function StoppedLots({ productId }: { productId: string }) {
  const t = useMessages(messages);
  const { role } = useSession();
  const { data } = useStoppedLotsQuery({ variables: { productId }, fetchPolicy: 'cache-and-network' });
  const recalled = (data?.recalled.nodes ?? []).filter(({ remaining }) => Number(remaining) > 0);
  const lots = [...(data?.held.nodes ?? []), ...recalled];
  if (lots.length === 0) return null;
  return (
    <Alert tone="warning" role={null} title={t(recalled.length > 0 ? 'lotRecalled' : 'lotHeld')}>
      <ul className="stopped-lots">
        {lots.map(({ id, code, state }) => (
          <li key={id}>
            <TextLink to={`${paths.lots(role)}?view=${state}`}>{t('lot', { code })}</TextLink>
          </li>
        ))}
      </ul>
      <p>{t(recalled.length > 0 ? 'lotRecalledText' : 'lotHeldText')}</p>
    </Alert>
  );
}
