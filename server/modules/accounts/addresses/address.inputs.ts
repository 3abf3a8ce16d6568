import { Field, InputType, Int } from 'type-graphql';
import { addressRules } from '../../../../schema/rules/accounts/address.rules';
import { Rules } from '../../../platform/graphql/rules';

@Rules(addressRules)
@InputType({ description: 'A delivery address.' })
export class AddressInput {
  @Field(() => String, { nullable: true, description: 'What its owner calls it, e.g. Home; at most 40 characters.' })
  label?: string | null;

  @Field({ description: 'Who receives.' })
  contactName!: string;

  @Field({ description: '10 to 15 digits, Bangla digits as well.' })
  contactPhone!: string;

  @Field(() => Int, { description: 'Upazila of the place.' })
  upazilaId!: number;

  @Field({ description: 'House, road, village.' })
  address!: string;
}
