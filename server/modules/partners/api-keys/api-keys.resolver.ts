import { Arg, ID, Mutation, Query, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { Authorized } from '../../../platform/graphql/authorized';
import type { Viewer } from '../../../platform/security/viewer';
import { CurrentViewer } from '../../../platform/graphql/viewer-param';
import { ApiKey } from './api-key.entity';
import { CreateApiKeyInput } from './api-key.inputs';
import { IssuedApiKey, RevokeApiKeyPayload } from './api-key.types';
import { ApiKeysService } from './api-keys.service';
import { NEVER, Operation } from '../../../platform/graphql/operation';

@injectable()
@Resolver()
export class ApiKeysResolver {
  constructor(private readonly keys: ApiKeysService) {}

  @Authorized()
  @Operation({ keys: NEVER.GUARD })
  @Query(() => [ApiKey], { description: "The viewer's API keys, at most ten, the newest first." })
  apiKeys(@CurrentViewer() viewer: Viewer): Promise<ApiKey[]> {
    return this.keys.mine(viewer);
  }

  @Authorized()
  @Operation({ keys: NEVER.GUARD })
  @Mutation(() => IssuedApiKey, {
    description:
      'Creates a key. Its secret is returned once, now. CONFLICT when there are ten; REAUTHENTICATION_REQUIRED where the password was last proved more than ten minutes ago.',
  })
  createApiKey(
    @CurrentViewer() viewer: Viewer,
    @Arg('input', { description: 'Its name, and what it may do.' }) input: CreateApiKeyInput,
  ): Promise<IssuedApiKey> {
    return this.keys.create(viewer, input);
  }

  @Authorized()
  @Operation({ keys: NEVER.GUARD })
  @Mutation(() => IssuedApiKey, {
    description: 'Replaces a key by a new one; the old one works for 24 hours more. For a leaked key use revokeApiKey.',
  })
  rotateApiKey(
    @CurrentViewer() viewer: Viewer,
    @Arg('id', () => ID, { description: 'A key of the viewer.' }) id: string,
  ): Promise<IssuedApiKey> {
    return this.keys.rotate(viewer, id);
  }

  @Authorized()
  @Operation({ keys: NEVER.GUARD })
  @Mutation(() => RevokeApiKeyPayload, {
    description: 'Ends a key at once, and the one it replaced. Webhooks whose address it set are switched off.',
  })
  async revokeApiKey(
    @CurrentViewer() viewer: Viewer,
    @Arg('id', () => ID, { description: 'A key of the viewer.' }) id: string,
  ): Promise<RevokeApiKeyPayload> {
    await this.keys.revoke(viewer, id);
    return { endedId: id };
  }
}
