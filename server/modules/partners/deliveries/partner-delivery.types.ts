import { ArgsType, Field, ID, ObjectType } from 'type-graphql';
import { DeliveredEvent, DeliveryStatus, WebhookStop } from '../../../../schema/values/market/partners';
import { Connection, pageArgs } from '../../../platform/graphql/connection';
import '../partner.enums';
import { WebhookDelivery } from '../webhooks/webhook.types';

@ObjectType({ description: 'One message to any partner, without its content.' })
export class PartnerDelivery {
  @Field(() => ID, { description: 'Opaque id of the delivery.' })
  id!: string;

  @Field(() => WebhookDelivery, { description: 'What came of it.' })
  delivery!: WebhookDelivery;

  @Field(() => ID, { description: 'The webhook it goes to.' })
  webhookId!: string;

  @Field({ description: 'Host of its address; the rest may hold a secret.' })
  host!: string;

  @Field(() => ID, { description: 'Whose webhook it is.' })
  ownerId!: string;

  @Field({ description: 'The name of the owner.' })
  ownerName!: string;

  @Field({ description: 'Off: what waits goes out once it is on again.' })
  endpointEnabled!: boolean;

  @Field(() => WebhookStop, { nullable: true, description: 'Why it is off, where it was not switched off by its owner.' })
  endpointDisabledBy!: WebhookStop | null;

  @Field(() => Date, { nullable: true, description: 'Since when no try to it has succeeded; null while all is well.' })
  failingSince!: Date | null;
}

@ObjectType({ description: 'A page of deliveries to all partners, the newest first; they are stored for 30 days.' })
export class PartnerDeliveryConnection extends Connection(PartnerDelivery) {}

@ArgsType()
export class PartnerDeliveriesArgs extends pageArgs() {
  @Field(() => DeliveryStatus, { nullable: true, description: 'Only deliveries with this status.' })
  status?: DeliveryStatus | null;

  @Field(() => DeliveredEvent, { nullable: true, description: 'Only events of this type.' })
  event?: DeliveredEvent | null;

  @Field(() => Boolean, { nullable: true, description: 'Only what goes to webhooks that are on and failing now.' })
  failing?: boolean | null;

  @Field(() => String, { nullable: true, description: 'A part of the host.' })
  host?: string | null;
}
