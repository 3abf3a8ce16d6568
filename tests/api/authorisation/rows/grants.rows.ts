import { approvedProducer, consumer } from '../../../support/build-accounts';
import { addDays, dayAt } from '../../../../schema/rules/orders/delivery-days';
import { type Builder, gql, okFor, type Row, sellers } from '../row';

const endsOn = addDays(dayAt(new Date()), 30);
const everyone = okFor('PRODUCER', 'SUPERSALER', 'WHOLESALER', 'CONSUMER');
const isMarketRole = (role: string) => role !== 'ADMIN';
const ADD = `
  INSERT INTO grants (kind, principal_id, agent_id, rights, state, consent, consented_at, begins_on, ends_on)
  VALUES ($1, $2, $3, '{ORDERS}', $4, $5::varchar, CASE WHEN $5::varchar IS NOT NULL THEN now() END, current_date, current_date + 30) RETURNING id`;

interface Wanted {
  readonly kind: 'FARMER' | 'STAFF';
  readonly state: 'INVITED' | 'ACTIVE' | 'PAUSED';
  readonly side: 'principal' | 'agent';
}

const grant =
  ({ kind, state, side }: Wanted): Builder =>
  async ({ app }, me) => {
    if (!isMarketRole(me.role)) return null;
    const other = await approvedProducer(app);
    const [principal, agent] = side === 'principal' ? [me, other] : [other, me];
    const consent = state === 'INVITED' ? null : 'APP';
    const [row] = await app.db.query<{ id: string }[]>(ADD, [kind, principal.id, agent.id, state, consent]);
    return row?.id ?? null;
  };

const simple = (name: string, own: Builder): Row => ({
  operation: `Mutation.${name}`,
  outcome: everyone,
  own,
  call: ({ id }) => gql(`mutation ($id: ID!) { ${name}(id: $id) { id } }`, { id }),
});
const asked = { kind: 'FARMER', state: 'INVITED', side: 'agent' } as const;
const principal = { kind: 'STAFF', side: 'principal' } as const;

export const rows: readonly Row[] = [
  {
    operation: 'Query.myAgents',
    outcome: everyone,
    lists: grant({ ...principal, state: 'ACTIVE' }),
    call: () => gql('{ myAgents { id } }'),
  },
  {
    operation: 'Query.myPrincipals',
    outcome: everyone,
    lists: grant({ kind: 'STAFF', state: 'ACTIVE', side: 'agent' }),
    call: () => gql('{ myPrincipals { id } }'),
  },
  { operation: 'Query.canActForGrowers', outcome: everyone, call: () => gql('{ canActForGrowers }') },
  {
    operation: 'Mutation.requestGrant',
    outcome: okFor(...sellers),
    call: async ({ world: { app } }) => {
      const { phone } = await approvedProducer(app);
      return gql('mutation ($input: GrantInput!) { requestGrant(input: $input) { id } }', { input: { phone, rights: ['ORDERS'], endsOn } });
    },
  },
  {
    operation: 'Mutation.inviteStaff',
    outcome: okFor(...sellers),
    call: async ({ world: { app } }) => {
      const { phone } = await consumer(app);
      return gql('mutation ($input: GrantInput!) { inviteStaff(input: $input) { id } }', { input: { phone, rights: ['ORDERS'], endsOn } });
    },
  },
  simple('resendGrantCode', grant(asked)),
  {
    operation: 'Mutation.confirmGrant',
    outcome: { ...everyone, producer: 'OTP_INVALID', supersaler: 'OTP_INVALID', wholesaler: 'OTP_INVALID', consumer: 'OTP_INVALID' },
    own: grant(asked),
    call: ({ id }) => gql('mutation ($id: ID!) { confirmGrant(id: $id, code: "000000") { id } }', { id }),
  },
  simple('acceptGrant', grant({ kind: 'FARMER', state: 'INVITED', side: 'principal' })),
  {
    operation: 'Mutation.setGrantRights',
    outcome: everyone,
    own: grant({ ...principal, state: 'ACTIVE' }),
    call: ({ id }) => gql('mutation ($id: ID!) { setGrantRights(id: $id, rights: [PRODUCTS]) { id } }', { id }),
  },
  simple('pauseGrant', grant({ ...principal, state: 'ACTIVE' })),
  simple('resumeGrant', grant({ ...principal, state: 'PAUSED' })),
  simple('endGrant', grant({ ...principal, state: 'ACTIVE' })),
  {
    operation: 'Query.accountGrants',
    outcome: okFor('ADMIN'),
    call: async ({ world: { app } }) =>
      gql('query ($id: ID!) { accountGrants(accountId: $id) { id } }', { id: (await approvedProducer(app)).id }),
  },
  {
    operation: 'Mutation.setAgent',
    outcome: okFor('ADMIN'),
    call: async ({ world: { app } }) =>
      gql('mutation ($id: ID!) { setAgent(accountId: $id, isAgent: true, reason: "Known to us") { id } }', {
        id: (await consumer(app)).id,
      }),
  },
  {
    operation: 'Mutation.endGrantAsAdmin',
    outcome: okFor('ADMIN'),
    call: async ({ world }) => {
      const id = await grant({ ...principal, state: 'ACTIVE' })(world, await approvedProducer(world.app));
      return gql('mutation ($id: ID!) { endGrantAsAdmin(id: $id, reason: "Complaint") { endedId } }', { id });
    },
  },
];
