import { ArgsType, Field, ID, ObjectType } from 'type-graphql';
import { limits } from '../../../schema/values/limits';
import { DeliveredEvent, DeliveryStatus } from '../../../schema/values/partners';
import { Connection, pageArgs } from '../../platform/graphql/connection';
import './partner.enums';
import { WebhookDelivery } from './webhook.types';

@ObjectType({ description: 'One message to any partner, without what it says.' })
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

  @Field({ description: 'His name.' })
  ownerName!: string;

  @Field({ description: 'Off: what waits goes out once it is on again.' })
  endpointEnabled!: boolean;

  @Field(() => Date, { nullable: true, description: 'Since when no try to it has succeeded; null while all is well.' })
  failingSince!: Date | null;
}

@ObjectType({ description: 'A page of deliveries to all partners, the newest first; they are kept for 30 days.' })
export class PartnerDeliveryConnection extends Connection(PartnerDelivery) {}

@ArgsType()
export class PartnerDeliveriesArgs extends pageArgs(limits.adminPerPage) {
  @Field(() => DeliveryStatus, { nullable: true, description: 'Only deliveries that stand so.' })
  status?: DeliveryStatus | null;

  @Field(() => DeliveredEvent, { nullable: true, description: 'Only what tells this.' })
  event?: DeliveredEvent | null;

  @Field(() => Boolean, { nullable: true, description: 'Only what goes to webhooks that are on and failing now.' })
  failing?: boolean | null;

  @Field(() => String, { nullable: true, description: 'A part of the host.' })
  host?: string | null;
}
