import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { platformSettingsRules } from '../../../schema/rules/settings.rules';
import { DecimalScalar } from '../../platform/graphql/decimal.scalar';
import { Rules } from '../../platform/graphql/rules';

@ObjectType({ description: 'The figures the market itself sets. A change holds at once, for new orders only.' })
export class PlatformSettings {
  @Field(() => ID, { description: 'There is one.' })
  id!: string;

  @Field(() => DecimalScalar, { description: "Percent of a delivered order's goods that the market keeps." })
  commissionPercent!: string;

  @Field(() => DecimalScalar, { description: 'BDT for a delivery within an upazila.' })
  sameUpazila!: string;

  @Field(() => DecimalScalar, { description: 'BDT within a district.' })
  sameDistrict!: string;

  @Field(() => DecimalScalar, { description: 'BDT within a division.' })
  sameDivision!: string;

  @Field(() => DecimalScalar, { description: 'BDT from one division to another.' })
  elsewhere!: string;

  @Field(() => Int, { description: 'Hours within which an applicant is told to expect a decision.' })
  approvalHours!: number;

  @Field(() => Date, { nullable: true, description: 'When any of them was last changed.' })
  changedAt!: Date | null;
}

@Rules(platformSettingsRules)
@InputType({ description: 'All figures together, and why.' })
export class PlatformSettingsInput {
  @Field({ description: 'Percent, up to two decimals.' })
  commissionPercent!: string;

  @Field({ description: 'BDT within an upazila.' })
  sameUpazila!: string;

  @Field({ description: 'BDT within a district.' })
  sameDistrict!: string;

  @Field({ description: 'BDT within a division.' })
  sameDivision!: string;

  @Field({ description: 'BDT from one division to another.' })
  elsewhere!: string;

  @Field({ description: 'Whole hours.' })
  approvalHours!: string;

  @Field({ description: 'Why; it stands in the audit trail.' })
  reason!: string;
}
