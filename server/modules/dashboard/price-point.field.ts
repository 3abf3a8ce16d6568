import { FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import { DecimalScalar } from '../../platform/graphql/decimal.scalar';
import { renamed } from '../../platform/graphql/replaced-by';
import { PricePoint } from './price-trend.types';

/** The former names (docs/decisions/0052-renamed-api-names.md). */
@injectable()
@Resolver(() => PricePoint)
export class PricePointField {
  @FieldResolver(() => DecimalScalar, {
    nullable: true,
    description: 'The former name of `offered`.',
    deprecationReason: renamed('offered'),
  })
  asked(@Root() { offered }: PricePoint): string | null {
    return offered;
  }

  @FieldResolver(() => Int, { description: 'The former name of `offeredCount`.', deprecationReason: renamed('offeredCount') })
  askedCount(@Root() { offeredCount }: PricePoint): number {
    return offeredCount;
  }
}
