/**
 * Their rules depend on the account's role, so the services run them (`schema/rules/accounts/profile.rules.ts`), not a
 * decorator here.
 */
import { Field, InputType, Int } from 'type-graphql';

@InputType({ description: 'A rejected registration, corrected: everything that registration needs except role, phone and password.' })
export class ResubmitAccountInput {
  @Field(() => String, { nullable: true, description: 'Name of the user.' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'E-mail address; sellers must have one.' })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'National ID number, 10 to 17 digits; sellers only, and they must have one.' })
  nid?: string | null;

  @Field(() => String, { nullable: true, description: 'Sellers only; required for producers and supersalers.' })
  tradeLicense?: string | null;

  @Field(() => Int, { nullable: true, description: 'Division of the place. The three parts of a place go together.' })
  divisionId?: number | null;

  @Field(() => Int, { nullable: true, description: 'District of the place, in that division.' })
  districtId?: number | null;

  @Field(() => Int, { nullable: true, description: 'Upazila of the place, in that district.' })
  upazilaId?: number | null;

  @Field(() => String, { nullable: true, description: 'House, road, village.' })
  address?: string | null;
}

@InputType({
  description: "Changes of the viewer's own profile; a field that is left out stays as it is. Phone and role cannot be changed.",
})
export class UpdateProfileInput extends ResubmitAccountInput {
  @Field(() => String, { nullable: true, description: 'Sellers only: name of the business.' })
  nameOfBusiness?: string | null;

  @Field(() => String, { nullable: true, description: 'Sellers only: what it produces.' })
  production?: string | null;

  @Field(() => String, { nullable: true, description: 'Sellers only: what kind of farming or trade it does.' })
  productionType?: string | null;
}
