import { createUnionType, FieldResolver, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import type { RequestContext } from '../../platform/graphql/context';
import { nameOfType, type Typed } from '../../platform/graphql/abstract-types';
import { Context } from '../../platform/graphql/viewer-param';
import { Account } from '../accounts/users/account.types';
import { AccountsService } from '../accounts/users/accounts.service';
import type { User } from '../accounts/users/user.entity';
import { ProductReader } from '../catalogue/products/product-reader.service';
import { ProductView } from '../catalogue/products/product.types';
import { Notification } from '../notifications/content/notification.entity';
import { Order } from '../orders/orders/order.entity';
import { OrdersService } from '../orders/orders/orders.service';
import { mayReadMarketNodes, mayReadOrderNodes } from './node.policy';
import { subjectOf } from './subject-of';

const NotificationSubject = createUnionType({
  name: 'NotificationSubject',
  description: 'What a notification is about.',
  types: () => [Order, ProductView, Account] as const,
  resolveType: (subject) => nameOfType(subject as unknown as Typed),
});

type LoadedSubject = (Order | ProductView | User) & Typed;

@injectable()
@Resolver(() => Notification)
export class NotificationSubjectField {
  constructor(
    private readonly orders: OrdersService,
    private readonly products: ProductReader,
    private readonly accounts: AccountsService,
  ) {}

  @FieldResolver(() => NotificationSubject, {
    nullable: true,
    description:
      'The order, product or account it is about, as it is now; null for anything else, and for what the viewer may not read any more.',
  })
  async subject(@Root() notification: Notification, @Context() context: RequestContext): Promise<LoadedSubject | null> {
    const subject = subjectOf(notification);
    const loaded = subject && (await this.load(context, subject.kind, subject.id));
    return loaded && { ...loaded, __typename: subject.kind };
  }

  /** One statement for each kind, however many notifications are shown. */
  private async load({ viewer, loader }: RequestContext, kind: string, id: string): Promise<Order | ProductView | User | null> {
    if (kind === 'Order')
      return mayReadOrderNodes(viewer) ? loader<string, Order>('order', (ids) => this.orders.findByIds(viewer, ids)).load(id) : null;
    if (kind === 'Account')
      return id === viewer?.id ? loader<string, User>('account', (ids) => this.accounts.findByIds(ids)).load(id) : null;
    if (!mayReadMarketNodes(viewer)) return null;
    return loader<string, ProductView>('product', (ids) => this.products.readableBy(viewer, ids)).load(id);
  }
}
