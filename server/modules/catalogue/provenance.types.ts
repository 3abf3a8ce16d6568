import { Field, Int, ObjectType } from 'type-graphql';
import { Role } from '../../../schema/values/roles';
import '../accounts/account.types';

@ObjectType({ description: 'One of those through whose hands goods came: who, where, when. Never a phone, never a price.' })
export class ProvenanceStep {
  @Field(() => Int, { description: '0 for who grew or made the goods, one more for each who sold them on.' })
  position!: number;

  @Field({ description: 'The business, else the person.' })
  name!: string;

  @Field(() => Role, { description: 'What he is on the market.' })
  role!: Role;

  @Field(() => Date, { nullable: true, description: 'The day of the harvest, told by who grew the goods; null where he has not.' })
  harvestedOn!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When who sold them on last received them; null for who grew them.' })
  receivedOn!: Date | null;

  upazilaId!: number | null;
  districtId!: number | null;
}
