/** Payloads of mutations that change no entity of their own. */
import { ObjectType, Field, ID } from 'type-graphql';

@ObjectType({ description: 'What `disablePartnerWebhook` did.' })
export class DisablePartnerWebhookPayload {
  @Field(() => ID, { description: 'The webhook, off now.' })
  webhookId!: string;
}

@ObjectType({ description: 'What `enablePartnerWebhook` did.' })
export class EnablePartnerWebhookPayload {
  @Field(() => ID, { description: 'The webhook, on now.' })
  webhookId!: string;
}
