import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { AccountSort, DuplicateTrait } from '../../../../schema/values/accounts/accounts';
import { limits } from '../../../../schema/values/limits';
import { AccountStatus, Role } from '../../../../schema/values/accounts/roles';
import { Connection, pageArgs } from '../../../platform/graphql/connection';
import '../../accounts/users/account.types';
import { IdentityDocument } from '../../accounts/profile/identity-document.entity';
import '../admin.enums';

@ObjectType({ description: 'Another account that may belong to the same user.' })
export class AccountDuplicate {
  @Field(() => ID, { description: 'Opaque id of the other account.' })
  id!: string;

  @Field({ description: 'Name of the user.' })
  name!: string;

  @Field(() => Role, { description: 'What the other account is on the market.' })
  role!: Role;

  @Field(() => AccountStatus, { description: 'Status of the other account.' })
  status!: AccountStatus;

  @Field(() => [DuplicateTrait], { description: 'What both accounts have in common.' })
  shares!: DuplicateTrait[];
}

@ObjectType({ description: 'What an account has to do with the market, in figures.' })
export class AccountActivity {
  @Field(() => Int, { description: 'Live sessions.' })
  sessionCount!: number;

  @Field(() => Int, { description: 'Products it owns, deleted ones left out.' })
  productCount!: number;

  @Field(() => Int, { description: 'Products it has on the market now.' })
  publishedCount!: number;

  @Field(() => Int, { description: 'Orders placed with it.' })
  saleCount!: number;

  @Field(() => Int, { description: 'Orders it placed.' })
  purchaseCount!: number;

  @Field({ description: 'Whether its logins need a second factor; only admins have one.' })
  hasSecondFactor!: boolean;
}

@ObjectType({ description: 'An account as an admin sees it.' })
export class AccountReview {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field({ description: 'Name of the user.' })
  name!: string;

  @Field({ description: 'Phone number.' })
  phone!: string;

  @Field(() => String, { nullable: true, description: 'E-mail address, where one was given.' })
  email!: string | null;

  @Field(() => Role, { description: 'What the account is on the market.' })
  role!: Role;

  @Field(() => AccountStatus, { description: 'Its status.' })
  status!: AccountStatus;

  @Field(() => String, { nullable: true, description: 'Why it was rejected or suspended.' })
  statusReason!: string | null;

  @Field(() => String, { nullable: true, description: 'House, road, village.' })
  address!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the business.' })
  nameOfBusiness!: string | null;

  @Field(() => Date, { description: 'When the account was made.' })
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When the account last began to wait for a decision.' })
  waitingSince!: Date | null;

  @Field(() => Int, { description: 'Counts the changes of what admins check, from 1; recordVerification takes it.' })
  version!: number;
}

@ObjectType({ description: 'A page of accounts.' })
export class AccountReviewConnection extends Connection(AccountReview) {}

@ArgsType()
export class AccountsArgs extends pageArgs() {
  @Field(() => AccountStatus, { nullable: true, description: 'Only accounts of this status.' })
  status?: AccountStatus | null;

  @Field(() => Role, { nullable: true, description: 'Only accounts of this role.' })
  role?: Role | null;

  @Field(() => String, { nullable: true, description: 'Part of a name, of a phone number or of an e-mail address.' })
  search?: string | null;

  @Field(() => Boolean, { nullable: true, description: `Only those who have waited for more than ${limits.lateAfterHours} hours.` })
  late?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only approved sellers with an image of a document that waits for a decision, the longest waiting first.',
  })
  documentsToCheck?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only accounts whose phone number an older account has as well, made while another spelling was another account.',
  })
  sharesPhone?: boolean | null;

  @Field(() => AccountSort, {
    nullable: true,
    description: 'The order; oldest first where none is given, those who wait by how long they have.',
  })
  sort?: AccountSort | null;
}

@ObjectType({ description: "The numbers of an account's documents, for one look." })
export class RevealedDocuments {
  @Field(() => String, { nullable: true, description: 'National ID number, where one was given.' })
  nid!: string | null;

  @Field(() => String, { nullable: true, description: 'Trade license number, where one was given.' })
  tradeLicense!: string | null;
}

@ObjectType({ description: 'An image of an identity document, for one look.' })
export class IdentityDocumentImage extends IdentityDocument {
  @Field({ description: 'The image as a data URL (WebP). It is stored nowhere else and must not be stored by clients.' })
  dataUrl!: string;
}

@ObjectType({ description: 'What became of accounts approved together.' })
export class BulkApproval {
  @Field(() => [AccountReview], { description: 'Approved now.' })
  approved!: AccountReview[];

  @Field(() => [ID], { description: 'No longer waiting: another admin decided before.' })
  decidedBefore!: string[];

  @Field(() => [ID], {
    description: 'Not approved: they may duplicate another account, or have images of documents; to be reviewed one by one.',
  })
  needReview!: string[];
}

@ObjectType({ description: 'What `showIdentityDocuments` did.' })
export class ShowIdentityDocumentsPayload {
  @Field(() => [IdentityDocumentImage], { description: 'At most one of each kind.' })
  images!: IdentityDocumentImage[];
}
