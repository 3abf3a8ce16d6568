/**
 * Which modules have data of users: each of them declares it by the port PersonalRecords. A test fails where a table
 * that refers to users is in none of their statements.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { PersonalFile, PersonalImages, PersonalRecords } from '../../../platform/personal-data/personal-records.port';
import { AccountRecordsService } from '../../accounts/closing/account-records.service';
import { AuditRecordsService } from '../../audit/audit-records.service';
import { BasketRecordsService } from '../../baskets/basket-records.service';
import { CatalogueRecordsService } from '../../catalogue/records/catalogue-records.service';
import { PriceAlertRecordsService } from '../../dashboard/price-alerts/price-alert-records.service';
import { ServiceRecordsService } from '../../dashboard/service-figures/service-records.service';
import { ImageRecordsService } from '../../media/image-records.service';
import { MessageRecordsService } from '../../messages/message-records.service';
import { MoneyRecordsService } from '../../money/records/money-records.service';
import { GrantRecordsService } from '../../grants/grant-records.service';
import { NotificationRecordsService } from '../../notifications/records/notification-records.service';
import { OfferRecordsService } from '../../offers/records/offer-records.service';
import { OrderRecordsService } from '../../orders/buyers/order-records.service';
import { PartnerRecordsService } from '../../partners/records/partner-records.service';
import { PayoutRecordsService } from '../../payouts/payout-records.service';
import { QuestionRecordsService } from '../../questions/question-records.service';
import { RecallRecordsService } from '../../recalls/recalled/recall-records.service';
import { RecurringRecordsService } from '../../recurring/recurring-records.service';
import { ReviewRecordsService } from '../../reviews/review-records.service';
import { SupportRecordsService } from '../../support/support-records.service';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class PersonalSourcesService {
  readonly files: readonly PersonalFile[];
  readonly images: readonly PersonalImages[];

  constructor(
    account: AccountRecordsService,
    image: ImageRecordsService,
    audit: AuditRecordsService,
    notification: NotificationRecordsService,
    grant: GrantRecordsService,
    payout: PayoutRecordsService,
    catalogue: CatalogueRecordsService,
    offer: OfferRecordsService,
    order: OrderRecordsService,
    money: MoneyRecordsService,
    review: ReviewRecordsService,
    question: QuestionRecordsService,
    message: MessageRecordsService,
    recurring: RecurringRecordsService,
    basket: BasketRecordsService,
    priceAlert: PriceAlertRecordsService,
    service: ServiceRecordsService,
    support: SupportRecordsService,
    recall: RecallRecordsService,
    partner: PartnerRecordsService,
  ) {
    const sources: readonly PersonalRecords[] = [
      account,
      image,
      audit,
      notification,
      grant,
      payout,
      catalogue,
      offer,
      order,
      money,
      review,
      question,
      message,
      recurring,
      basket,
      priceAlert,
      service,
      support,
      recall,
      partner,
    ];
    this.files = sources.flatMap(({ files }) => files);
    this.images = sources.flatMap(({ images = [] }) => images);
  }
}
