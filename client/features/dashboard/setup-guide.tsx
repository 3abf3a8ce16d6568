import { Circle, CircleCheck } from 'lucide-react';
import { MyProductStatus } from '../../../schema/values/catalogue/catalogue';
import { useSetupAccountsQuery } from '../../generated/graphql';
import type { SellerHomeQuery } from '../../generated/graphql';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { useSession } from '../../platform/session/use-session';
import { ButtonLink } from '../../ui/buttons/button';
import { ShareButton } from '../../widgets/share/share-button';
import { messages } from './dashboard.messages';

/** No one has ordered yet: the first day of a seller. */
export function isFirstDay({ sellerDashboard: { tiles } }: SellerHomeQuery): boolean {
  return tiles.find(({ kind }) => kind === 'TOTAL_ORDERS')?.value === '0';
}

/** From the registration to the first order, one step after the other; what is done is ticked. */
export function SetupGuide({ data: { me, sellerDashboard } }: { data: SellerHomeQuery }) {
  const t = useMessages(messages);
  const { role } = useSession();
  const { products, unpublishedProducts } = sellerDashboard;
  const accounts = useSetupAccountsQuery({ fetchPolicy: 'cache-and-network' }).data?.myPayoutAccounts ?? [];
  const onSale = products > unpublishedProducts;
  const steps = [
    { key: 'setupBusiness', done: Boolean(me?.nameOfBusiness && me.production), to: paths.profile(role) },
    { key: 'setupProduct', done: products > 0, to: paths.addProduct(role) },
    { key: 'setupSale', done: onSale, to: paths.allProducts(role, { status: MyProductStatus.NOT_PUBLISHED }) },
    { key: 'setupAccount', done: accounts.length > 0, to: paths.money(role, { view: 'payouts' }) },
  ] as const;
  const next = steps.find(({ done }) => !done)?.key;
  return (
    <section className="panel to-do setup-guide" aria-labelledby="setup-title">
      <div>
        <h2 id="setup-title">{t('setupTitle')}</h2>
        <p className="notice-meta">{t('setupLead')}</p>
      </div>
      <ol>
        {steps.map(({ key, done, to }) => (
          <li key={key} data-done={done}>
            {done ? <CircleCheck aria-hidden /> : <Circle aria-hidden />}
            <span>
              <strong>{t(key)}</strong>
              {done && <span className="visually-hidden"> ({t('setupDone')})</span>}
              <span className="caption">{t(`${key}Text`)}</span>
            </span>
            {!done && (
              <ButtonLink look={key === next ? 'solid' : 'outline'} to={to}>
                {t(`${key}Go`)}
              </ButtonLink>
            )}
          </li>
        ))}
        <li data-done={false}>
          <Circle aria-hidden />
          <span>
            <strong>{t('setupShare')}</strong>
            <span className="caption">{t(onSale ? 'setupShareText' : 'setupShareLater')}</span>
          </span>
          {onSale && me && <ShareButton title={me.nameOfBusiness ?? t('setupShare')} path={paths.seller(me.id)} />}
        </li>
      </ol>
    </section>
  );
}
