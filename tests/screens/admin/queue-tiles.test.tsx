/** The admin's home shows first what someone waits for; lists in which nothing is are folded. */
import { screen, within } from '@testing-library/react';
import { account, renderApp } from '../support/render';

const none = {
  waiting: 0,
  waitingLate: 0,
  documentsToCheck: 0,
  ordersStuck: 0,
  paymentDisputes: 0,
  refusalsContested: 0,
  messagesReported: 0,
  reviewImagesReported: 0,
  storiesNew: 0,
  problemsToDecide: 0,
  refundsOverdue: 0,
  billsOverdue: 0,
  payoutsRequested: 0,
  supportOpen: 0,
  smsNotSent: 0,
  webhooksFailing: 0,
  productsHidden: 0,
  approvedToday: 0,
  suspendedToday: 0,
  suspended: 0,
  accounts: 0,
};
const open = (overview: Partial<typeof none>) =>
  renderApp('/admin', {
    account: account('ADMIN'),
    language: 'bn',
    width: 360,
    answers: {
      adminOverview: { ...none, ...overview },
      marketMonths: [],
      auditEntries: { nodes: [], totalCount: 0, pageInfo: { hasNextPage: false, endCursor: null } },
    },
  });
const linksOf = (list: HTMLElement) => within(list).getAllByRole('link', { hidden: true });

it('has the urgent first, then the other work, then figures; the rest is folded', async () => {
  open({ accounts: 40, waiting: 4, supportOpen: 2, problemsToDecide: 1 });
  const texts = linksOf(await screen.findByRole('list', { name: 'অপেক্ষার তালিকা' })).map(
    ({ textContent }) => textContent?.match(/[০-৯]+$/)?.[0],
  );
  expect(texts).toEqual(['১', '৪', '২', '৪০']);
  const fold = screen.getByText('১৭টি তালিকা খালি').closest('details') as HTMLDetailsElement;
  expect(fold.open).toBe(false);
  expect(linksOf(fold)).toHaveLength(17);
});

it('says that nothing waits where there are figures alone', async () => {
  open({ accounts: 40 });
  expect(await screen.findByText('কোনো কাজ বাকি নেই।')).toBeInTheDocument();
});
