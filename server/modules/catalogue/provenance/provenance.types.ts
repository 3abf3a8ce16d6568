import { Field, Int, ObjectType } from 'type-graphql';
import { Role } from '../../../../schema/values/accounts/roles';
import { Grade } from '../../../../schema/values/catalogue/grades';
import { DateScalar } from '../../../platform/graphql/calendar.scalar';
import '../../accounts/users/account.types';
import '../catalogue.enums';

@ObjectType({ description: 'One of those through whose hands a product came: who, where, when. Never a phone, never a price.' })
export class ProvenanceStep {
  @Field(() => Int, { description: '0 for the producer, one more for each who sold it on.' })
  position!: number;

  @Field({ description: 'The name of the business, or else of the user.' })
  name!: string;

  @Field(() => Role, { description: 'The role.' })
  role!: Role;

  @Field(() => DateScalar, {
    nullable: true,
    description:
      'The first day of the harvest of what is for sale, given by the producer; null where it was not given, and for all others.',
  })
  harvestedFrom!: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'The last day of the harvest; the first again where all is of one day.' })
  harvestedUntil!: string | null;

  @Field(() => Grade, {
    nullable: true,
    description: 'The grade of what is for sale, as this seller gave it; the lowest of several, null where one of them has none.',
  })
  grade!: Grade | null;

  @Field(() => Date, { nullable: true, description: 'When who sold them on last received them; null for who grew them.' })
  receivedOn!: Date | null;

  upazilaId!: number | null;
  districtId!: number | null;
}
