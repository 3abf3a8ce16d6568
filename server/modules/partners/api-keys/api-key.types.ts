import { Field, ObjectType, ID } from 'type-graphql';
import { ApiKey } from './api-key.entity';

@ObjectType({ description: 'A key that was just made, the only time it can be read.' })
export class IssuedApiKey {
  @Field({ description: 'The key itself, for `Authorization: Bearer …`. Store it where secrets are stored: it cannot be read again.' })
  secret!: string;

  @Field(() => ApiKey, { description: 'What the list will show of it.' })
  apiKey!: ApiKey;
}

@ObjectType({ description: 'What `revokeApiKey` did.' })
export class RevokeApiKeyPayload {
  @Field(() => ID, { description: 'The key that is ended.' })
  endedId!: string;
}
