import { one } from '../../../support/sql';
import { type Call, gql, okFor, type Row, sellers } from '../row';
import type { World } from '../world';

/** Of a market of long ago, of which no month after the first was closed. */
async function nextMonth({ app }: World): Promise<Call> {
  await app.db.query("INSERT INTO ledger_months (month) VALUES ('1990-01-01') ON CONFLICT DO NOTHING");
  const next = await one<{ month: string }>(
    app.db,
    "SELECT to_char(max(month) + interval '1 month', 'YYYY-MM') AS month FROM ledger_months",
  );
  return gql('mutation ($month: Month!) { closeMonth(month: $month) { month } }', { month: next?.month ?? '' });
}

export const rows: readonly Row[] = [
  { operation: 'Query.myBalance', outcome: okFor(...sellers), call: () => gql('{ myBalance { balance } }') },
  { operation: 'Query.myLedger', outcome: okFor(...sellers), call: () => gql('{ myLedger { closing nodes { id } } }') },
  { operation: 'Query.myLedgerCsv', outcome: okFor(...sellers), call: () => gql('{ myLedgerCsv { rowCount } }') },
  { operation: 'Query.moneyOverview', outcome: okFor('ADMIN'), call: () => gql('{ moneyOverview { owed } }') },
  { operation: 'Mutation.closeMonth', outcome: okFor('ADMIN'), call: ({ world }) => nextMonth(world) },
];
