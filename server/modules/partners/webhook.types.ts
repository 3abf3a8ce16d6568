import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { limits } from '../../../schema/values/limits';
import { DeliveredEvent, DeliveryStatus, WebhookEvent } from '../../../schema/values/partners';
import { Connection, pageArgs } from '../../platform/graphql/connection';
import './partner.enums';

@ObjectType({ description: 'An address of the viewer that is told of events.' })
export class Webhook {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field({ description: 'Where events are posted to.' })
  url!: string;

  @Field(() => [WebhookEvent], { description: 'What it is told of.' })
  events!: WebhookEvent[];

  @Field({ description: 'Off: nothing new is kept for it, what waits goes out once it is on again.' })
  enabled!: boolean;

  @Field(() => Date, { nullable: true, description: 'Since when no try has succeeded; null while all is well.' })
  failingSince!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it was switched off after failing for five days; null otherwise.' })
  disabledAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Until when the secret before the last rotation signs as well; null when it does not.',
  })
  previousSecretUntil!: Date | null;

  @Field(() => Date, { description: 'When it was made.' })
  createdAt!: Date;
}

@ObjectType({ description: 'A secret that was just made, the only time it can be read.' })
export class IssuedWebhook {
  @Field({ description: 'Signs what is sent: docs/webhooks.md tells how to check it.' })
  secret!: string;

  @Field(() => Webhook, { description: 'The webhook.' })
  webhook!: Webhook;
}

@ObjectType({ description: 'One message to a webhook, with what came of it.' })
export class WebhookDelivery {
  @Field(() => ID, { description: 'Opaque id; the `id` of the message, the same in every try.' })
  id!: string;

  @Field(() => DeliveredEvent, { description: 'What it tells.' })
  event!: DeliveredEvent;

  @Field(() => ID, { description: 'The order or product it tells of; of a test, the webhook.' })
  subjectId!: string;

  @Field(() => DeliveryStatus, { description: 'Where it stands.' })
  status!: DeliveryStatus;

  @Field(() => Int, { description: 'How often it was tried.' })
  attempts!: number;

  @Field(() => Int, { nullable: true, description: 'HTTP status of the last answer; null without one.' })
  responseStatus!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why the last try failed: HTTP 500, TIMEOUT, ADDRESS_REFUSED, or the code of the connection, e.g. ECONNREFUSED.',
  })
  lastError!: string | null;

  @Field(() => Date, { nullable: true, description: 'When it is tried next; null when it no longer is.' })
  nextAttemptAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it was taken.' })
  deliveredAt!: Date | null;

  @Field(() => Date, { description: 'When the event happened.' })
  createdAt!: Date;
}

@ObjectType({ description: 'A page of deliveries, the newest first; they are kept for 30 days.' })
export class WebhookDeliveryConnection extends Connection(WebhookDelivery) {}

@ArgsType()
export class WebhookDeliveryArgs extends pageArgs(limits.deliveriesPerPage) {
  @Field(() => ID, { description: 'A webhook of the viewer.' })
  webhookId!: string;
}
