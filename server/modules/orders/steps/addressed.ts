/** Addresses notifications of an order to its buyer, its seller or both. Called by OrderNotificationsService. */
import { sitePages } from '../../../../schema/values/site/site-routes';
import type { NewNotification } from '../../notifications/content/notification.types';
import type { OrderFacts } from '../notifications/order-notifications.query';

export type Addressed = NewNotification & { readonly userId: string };

export function toBuyer(facts: OrderFacts, content: NewNotification): Addressed {
  return { ...content, senderId: facts.sellerId, userId: facts.buyerId, link: `/orders/${facts.orderId}`, imageId: facts.imageId };
}

export function toSeller(facts: OrderFacts, content: NewNotification): Addressed {
  const link = `${sitePages.sales[facts.sellerRole].path}/${facts.orderId}`;
  return { ...content, senderId: facts.buyerId, userId: facts.sellerId, link, imageId: facts.imageId };
}

/** An admin's decision concerns both. */
export function toBoth(facts: OrderFacts, content: NewNotification): Addressed[] {
  return [toBuyer(facts, content), toSeller(facts, content)];
}

/** The user who did it knows already. */
export function toOthers(facts: OrderFacts, actorId: string | null, content: NewNotification): Addressed[] {
  return [toBuyer(facts, content), toSeller(facts, content)].filter(({ userId }) => userId !== actorId);
}
