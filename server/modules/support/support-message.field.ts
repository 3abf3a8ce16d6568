import { FieldResolver, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import { renamed } from '../../platform/graphql/replaced-by';
import { SupportMessage } from './support.types';

/** The former names (docs/decisions/0052-renamed-api-names.md). */
@injectable()
@Resolver(() => SupportMessage)
export class SupportMessageField {
  @FieldResolver(() => Date, { nullable: true, description: 'The former name of `repliedAt`.', deprecationReason: renamed('repliedAt') })
  answeredAt(@Root() { repliedAt }: SupportMessage): Date | null {
    return repliedAt;
  }

  @FieldResolver(() => String, { nullable: true, description: 'The former name of `repliedBy`.', deprecationReason: renamed('repliedBy') })
  answeredBy(@Root() { repliedBy }: SupportMessage): string | null {
    return repliedBy;
  }
}
