import { Field, Int, ObjectType } from 'type-graphql';
import { DateScalar } from '../../../platform/graphql/calendar.scalar';

@ObjectType({ description: 'What an API key called in the last 30 days, today included.' })
export class ApiKeyUse {
  @Field({
    description:
      'The operation or route, e.g. `Query.products` or `GET /api/v1/producer/products`; or a deprecated member that it used, e.g. `Product.title`.',
  })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Why it is deprecated and what replaces it; null: it is not.' })
  deprecationReason!: string | null;

  @Field(() => Int, { description: 'How many requests did.' })
  requests!: number;

  @Field(() => DateScalar, { description: 'The last day on which one did, in Dhaka.' })
  lastDay!: string;
}
