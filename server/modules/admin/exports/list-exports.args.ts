/** The filters of the lists that admins export: those of the lists, without pages. */
import { ArgsType, Field, ID } from 'type-graphql';
import { MarketStanding } from '../../../../schema/values/market/moderation';
import { AccountStatus, Role } from '../../../../schema/values/accounts/roles';

@ArgsType()
export class ExportUsersArgs {
  @Field(() => AccountStatus, { nullable: true, description: 'Only accounts of this status.' })
  status?: AccountStatus | null;

  @Field(() => Role, { nullable: true, description: 'Only accounts of this role.' })
  role?: Role | null;

  @Field(() => String, { nullable: true, description: 'Part of a name, of a phone number or of an e-mail address.' })
  search?: string | null;
}

@ArgsType()
export class ExportProductsArgs {
  @Field(() => String, { nullable: true, description: 'Part of its name or category, in Bangla or English.' })
  search?: string | null;

  @Field(() => ID, { nullable: true, description: 'Slug of a category.' })
  categorySlug?: string | null;

  @Field(() => MarketStanding, { nullable: true, description: 'Only products that are on sale, not offered, or hidden.' })
  standing?: MarketStanding | null;

  @Field(() => ID, { nullable: true, description: 'Only products of this seller.' })
  sellerId?: string | null;
}

@ArgsType()
export class ExportAuditArgs {
  @Field(() => String, { nullable: true, description: "Only this act, e.g. 'account.suspended'." })
  action?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only what this admin did.' })
  actorId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only what was done to this account, product or order.' })
  subjectId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Only about the order of this number, the lot of this code, or the account of this phone.',
  })
  search?: string | null;

  @Field(() => Date, { nullable: true, description: 'Done from this moment on.' })
  createdFrom?: Date | null;

  @Field(() => Date, { nullable: true, description: 'Done before this moment.' })
  createdUntil?: Date | null;
}
