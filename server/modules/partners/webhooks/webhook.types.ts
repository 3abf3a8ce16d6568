import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { DeliveredEvent, DeliveryStatus, WebhookEvent, WebhookStop } from '../../../../schema/values/market/partners';
import { Connection, pageArgs } from '../../../platform/graphql/connection';
import '../partner.enums';

@ObjectType({ description: 'A URL of the viewer that receives events.' })
export class Webhook {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field({ description: 'Where events are posted to, in the normal form of addresses.' })
  url!: string;

  @Field(() => [WebhookEvent], { description: 'The events it receives.' })
  events!: WebhookEvent[];

  @Field({ description: 'Off: nothing new is recorded for it, what waits goes out once it is on again.' })
  enabled!: boolean;

  @Field(() => Date, { nullable: true, description: 'Since when no try has succeeded; null while all is well.' })
  failingSince!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it was switched off by another than its owner; null otherwise.' })
  disabledAt!: Date | null;

  @Field(() => WebhookStop, { nullable: true, description: 'Why it was switched off by another than its owner; null otherwise.' })
  disabledBy!: WebhookStop | null;

  @Field(() => String, { nullable: true, description: "The admin's reason, where an admin switched it off." })
  disabledReason!: string | null;

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
  @Field({ description: 'Signs what is sent: docs/webhooks.md describes how to verify the signature.' })
  secret!: string;

  @Field(() => Webhook, { description: 'The webhook.' })
  webhook!: Webhook;
}

@ObjectType({ description: 'One message to a webhook, with what came of it.' })
export class WebhookDelivery {
  @Field(() => ID, { description: 'Opaque id; the `id` of the message, the same in every try.' })
  id!: string;

  @Field(() => DeliveredEvent, { description: 'Its event.' })
  event!: DeliveredEvent;

  @Field(() => ID, { description: 'The order or product it is about; for a test, the webhook.' })
  subjectId!: string;

  @Field(() => DeliveryStatus, { description: 'Its state.' })
  status!: DeliveryStatus;

  @Field(() => Int, { description: 'How often it was tried.' })
  attempts!: number;

  @Field(() => Int, { nullable: true, description: 'HTTP status of the last response; null without one.' })
  responseStatus!: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Why the last try failed: HTTP 500, TIMEOUT, ADDRESS_REFUSED, NAME_NOT_FOUND, TLS_FAILED, NO_CONNECTION or NOT_SENT (an error of ours).',
  })
  lastError!: string | null;

  @Field(() => Date, {
    nullable: true,
    description:
      'The earliest moment of its next try; null when there is none. Behind an older message about the same object it is tried after that one.',
  })
  nextAttemptAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it was taken.' })
  deliveredAt!: Date | null;

  @Field(() => Date, { description: 'When the event happened.' })
  createdAt!: Date;
}

@ObjectType({ description: 'A page of deliveries, the newest first; they are stored for 30 days.' })
export class WebhookDeliveryConnection extends Connection(WebhookDelivery) {}

@ArgsType()
export class WebhookDeliveryArgs extends pageArgs() {
  @Field(() => ID, { description: 'A webhook of the viewer.' })
  webhookId!: string;
}

@ObjectType({ description: 'What `deleteWebhook` did.' })
export class DeleteWebhookPayload {
  @Field(() => ID, { description: 'The webhook that is gone.' })
  removedId!: string;
}
