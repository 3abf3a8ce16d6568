import { CircleCheck, PackageOpen, PackagePlus } from 'lucide-react';
import { MyProductStatus } from '../../../schema/values/catalogue/catalogue';
import { Role } from '../../../schema/values/accounts/roles';
import type { SellerHomeQuery } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { ButtonLink } from '../../ui/buttons/button';
import { DayWork } from './day-work';
import { OrdersRow } from './orders-row';
import { WaitingRows } from './waiting-rows';
import { messages } from './dashboard.messages';

interface ToDoTodayProps {
  todo: Pick<SellerHomeQuery['sellerDashboard'], 'unpublishedProducts'>;
  counts: SellerHomeQuery['sellerDayCounts'];
  duties: SellerHomeQuery['sellerDuties'];
  role: Role | null;
}

/** Lists the tasks that wait for the seller, each with a link to it. */
export function ToDoToday({ todo: { unpublishedProducts }, counts, duties, role }: ToDoTodayProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const ownsProducts = role !== Role.WHOLESALER; // a wholesaler's products are re-listed from received items
  return (
    <section className="panel to-do" aria-labelledby="to-do-title">
      <h2 id="to-do-title">{t('today')}</h2>
      <ul>
        <WaitingRows duties={duties} role={role} />
        <OrdersRow duties={duties} role={role} />
        <DayWork counts={counts} role={role} />
        {ownsProducts && (
          <li>
            {unpublishedProducts ? <PackageOpen aria-hidden /> : <CircleCheck aria-hidden />}
            <span>{unpublishedProducts ? format.digits(t('unpublished', { count: unpublishedProducts })) : t('allPublished')}</span>
            {unpublishedProducts > 0 && (
              <ButtonLink look="outline" to={paths.allProducts(role, { status: MyProductStatus.NOT_PUBLISHED })}>
                {t('seeProducts')}
              </ButtonLink>
            )}
          </li>
        )}
      </ul>
      {ownsProducts && (
        <ButtonLink size="xl" full to={paths.addProduct(role)} icon={<PackagePlus aria-hidden />}>
          {t('addProducts')}
        </ButtonLink>
      )}
    </section>
  );
}
