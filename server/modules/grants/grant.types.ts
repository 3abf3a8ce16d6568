/** Grants as the two sides see them, and what is asked for. */
import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { grantRules } from '../../../schema/rules/accounts/grant.rules';
import { GrantConsent, GrantKind, GrantRight, GrantState } from '../../../schema/values/accounts/grants';
import { DateScalar } from '../../platform/graphql/calendar.scalar';
import { Rules } from '../../platform/graphql/rules';

registerEnumType(GrantKind, {
  name: 'GrantKind',
  description: 'Why someone acts for another.',
  valuesConfig: {
    FARMER: { description: 'An agent sells for a grower who has no smartphone.' },
    STAFF: { description: 'Someone works in the shop of a seller.' },
  },
});
registerEnumType(GrantRight, {
  name: 'GrantRight',
  description:
    'What an agent may do for a principal. Payout accounts, password, phone, papers, API keys and further grants belong to none of them.',
  valuesConfig: {
    PRODUCTS: { description: 'Products, sell posts and stock.' },
    ORDERS: { description: 'Confirm, weigh, ship and hand over orders, and their problems.' },
    MESSAGES: { description: 'Messages of orders, and questions.' },
    MONEY_READ: { description: 'Read what was earned, billed and paid out.' },
    REPORTS: { description: 'Read figures of the shop.' },
  },
});
registerEnumType(GrantState, {
  name: 'GrantState',
  description: 'Whether a grant lets its agent act.',
  valuesConfig: {
    INVITED: { description: 'Waits for the one who was asked.' },
    ACTIVE: { description: 'The agent acts.' },
    PAUSED: { description: 'Paused by the principal, or while the agent’s account is suspended.' },
    ENDED: { description: 'Over for good.' },
  },
});
registerEnumType(GrantConsent, {
  name: 'GrantConsent',
  description: 'How consent was proved.',
  valuesConfig: {
    CODE: { description: 'By a code to the principal’s own phone.' },
    APP: { description: 'In the app, by the one who was asked.' },
  },
});

@ObjectType({ description: 'One side of a grant.' })
export class GrantParty {
  @Field(() => ID, { nullable: true, description: 'The account; null to the other side until the grant was accepted.' })
  id!: string | null;

  @Field(() => String, { nullable: true, description: 'The name; null to the other side until the grant was accepted.' })
  name!: string | null;

  @Field({ description: 'The phone.' })
  phone!: string;
}

@ObjectType({ description: 'A principal lets an agent act for them.' })
export class Grant {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => GrantKind, { description: 'Why.' })
  kind!: GrantKind;

  @Field(() => GrantParty, { description: 'Who is acted for.' })
  principal!: GrantParty;

  @Field(() => GrantParty, { description: 'Who acts.' })
  agent!: GrantParty;

  @Field(() => [GrantRight], { description: 'What the agent may do.' })
  rights!: GrantRight[];

  @Field(() => GrantState, { description: 'Whether the agent may act now.' })
  state!: GrantState;

  @Field(() => Boolean, { description: 'The viewer was asked, and has not answered yet.' })
  isMineToAccept!: boolean;

  @Field(() => GrantConsent, { nullable: true, description: 'How consent was proved; null until then.' })
  consent!: GrantConsent | null;

  @Field(() => Date, { nullable: true, description: 'When.' })
  consentedAt!: Date | null;

  @Field(() => DateScalar, { description: 'The last day, in Bangladesh.' })
  endsOn!: string;

  @Field(() => Date, { description: 'When it was asked for.' })
  createdAt!: Date;
}

@Rules(grantRules)
@InputType({ description: 'Who is asked, what is allowed, until when.' })
export class GrantInput {
  @Field({ description: 'The phone of the other side.' })
  phone!: string;

  @Field(() => [GrantRight], { description: 'What is allowed; one right at least.' })
  rights!: GrantRight[];

  @Field(() => DateScalar, { description: 'The last day: at most 365 days from now.' })
  endsOn!: string;
}

@ObjectType({ description: 'Who acts for an account and for whom it acts, as admins see it.' })
export class AccountGrants {
  @Field(() => ID, { description: 'The account.' })
  id!: string;

  @Field(() => Boolean, { description: 'An admin let it act for growers although it sells nothing.' })
  isAgent!: boolean;

  @Field(() => [Grant], { description: 'Open grants on both sides.' })
  grants!: Grant[];
}

@ObjectType({ description: 'What `endGrantAsAdmin` ended.' })
export class EndGrantAsAdminPayload {
  @Field(() => ID, { description: 'The grant.' })
  endedId!: string;
}
