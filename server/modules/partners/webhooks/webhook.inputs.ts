import { Field, InputType } from 'type-graphql';
import { boolean } from 'yup';
import { webhookRules } from '../../../../schema/rules/market/webhook.rules';
import { WebhookEvent } from '../../../../schema/values/market/partners';
import { Rules } from '../../../platform/graphql/rules';
import '../partner.enums';

@Rules(webhookRules)
@InputType({ description: 'A new webhook.' })
export class CreateWebhookInput {
  @Field({ description: 'A public https:// address on port 443 or 8443, at most 500 characters, without user and password.' })
  url!: string;

  @Field(() => [WebhookEvent], { description: 'The events it receives; at least one.' })
  events!: WebhookEvent[];
}

@Rules(webhookRules.shape({ enabled: boolean().required() }))
@InputType({ description: 'A webhook as it shall be.' })
export class UpdateWebhookInput {
  @Field({ description: 'A public https:// address on port 443 or 8443, at most 500 characters, without user and password.' })
  url!: string;

  @Field(() => [WebhookEvent], { description: 'The events it receives; at least one.' })
  events!: WebhookEvent[];

  @Field({ description: 'Off records nothing new for it.' })
  enabled!: boolean;
}
