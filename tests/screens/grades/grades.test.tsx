/** Grades where sellers give them, buyers read them, admins record them, and buyers report what is not of its grade. */
import { screen, waitFor, within } from '@testing-library/react';
import { listOf, myProduct } from '../support/products';
import { market, order, orderLine, product } from '../support/market';
import { account, renderApp } from '../support/render';
import { clearToasts, findToast } from '../support/toasts';

afterEach(clearToasts);

it.each([
  ['en', 'Grade B', 'Given by the seller', 'What the grades mean', /Firm; sizes differ a little/],
  ['bn', 'গ্রেড বি', 'বিক্রেতার দেওয়া', 'কোন গ্রেড মানে কী', /শক্ত; আকারে সামান্য তফাত/],
] as const)('a buyer sees the grade and who gave it, and by a tap what it means, in %s', async (language, name, by, button, text) => {
  const { user } = renderApp('/product/p-1', {
    account: null,
    language,
    answers: { product: product({ id: 'p-1', grade: 'B', gradedBy: 'SELLER' }) },
  });
  const grade = await screen.findByRole('region', { name: language === 'en' ? 'Grade' : 'গ্রেড' });
  expect(grade).toHaveTextContent(`${name} · ${by}`);
  expect(within(grade).queryByRole('list')).not.toBeInTheDocument();
  const opener = within(grade).getByRole('button', { name: button });
  await user.click(opener);
  const guide = await within(grade).findByRole('list');
  expect(within(guide).getAllByRole('listitem')).toHaveLength(3);
  expect(guide).toHaveTextContent(text);
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  await user.click(opener);
  expect(within(grade).queryByRole('list')).not.toBeInTheDocument();
});

it('a product without a grade shows none', async () => {
  renderApp('/product/p-1', { account: null, answers: { product: product({ id: 'p-1' }) } });
  expect(await screen.findByRole('heading', { name: 'From the field to you' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Grade' })).not.toBeInTheDocument();
});

it.each([
  ['en', 'Grade B'],
  ['bn', 'গ্রেড বি'],
] as const)('lists show the grade of each product that has one, in %s', async (language, name) => {
  const nodes = [product({ id: 'p-1', grade: 'B' }), product({ id: 'p-2', grade: null })];
  renderApp('/search?q=potato', { account: null, language, answers: { products: { ...market(2), nodes } } });
  const cards = await screen.findAllByRole('article');
  expect(cards.map((card) => within(card).queryByText(name) !== null)).toEqual([true, false]);
});

it('a seller chooses by what a grade means for the category, and only the change is sent', async () => {
  const stored = myProduct('7', { grade: 'A', gradedBy: 'SELLER' });
  const view = renderApp('/dashboard/producer/product-edit/7', {
    account: account('PRODUCER'),
    answers: { myProduct: stored, myProducts: listOf(), updateProduct: stored },
  });
  const chosen = await screen.findByRole('radio', { name: /^Grade A.*no cuts, sprouts, rot/ });
  expect(chosen).toBeChecked();
  await view.user.click(screen.getByRole('radio', { name: /^Grade C/ }));
  await view.user.click(screen.getByRole('button', { name: 'Save' }));
  const sent = () => view.server.calls.filter(({ field }) => field === 'updateProduct').map(({ args }) => args);
  await waitFor(() => expect(sent()).toEqual([{ id: '7', input: { grade: 'C', version: 3 } }]));
});

it('a seller takes a grade away', async () => {
  const stored = myProduct('7', { grade: 'A', gradedBy: 'SELLER' });
  const view = renderApp('/dashboard/producer/product-edit/7', {
    account: account('PRODUCER'),
    answers: { myProduct: stored, myProducts: listOf(), updateProduct: stored },
  });
  await view.user.click(await screen.findByRole('radio', { name: 'Without a grade' }));
  await view.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(view.server.lastCall('updateProduct')).toEqual({ id: '7', input: { grade: null, version: 3 } }));
});

it('the market is narrowed to a grade by its address', async () => {
  const { server, user } = renderApp('/search?q=alu&grade=B', { answers: { products: market(2) } });
  expect(await screen.findByText('2 products found')).toBeInTheDocument();
  expect(server.calls.find(({ field }) => field === 'products')?.args).toMatchObject({ filter: { search: 'alu', grade: 'B' } });
  await user.click(screen.getByRole('button', { name: /Grade B/ }));
  await waitFor(() => expect(server.lastCall('products')).toMatchObject({ filter: { grade: null } }));
});

it('an admin records the grade that was found, with a reason', async () => {
  const row = {
    id: 'p1',
    standing: 'ON_MARKET',
    hiddenAt: null,
    hiddenReason: null,
    product: { ...product({ id: 'p1', name: 'Red potato', grade: 'A', gradedBy: 'SELLER' }), createdAt: '2026-01-15T06:00:00.000Z' },
  };
  const { user, server } = renderApp('/admin/products', {
    account: account('ADMIN'),
    answers: { moderatedProducts: listOf(row), gradeProduct: row },
  });
  await user.click(await screen.findByRole('button', { name: 'Grade of Red potato' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Grade of Red potato' }));
  await user.click(dialog.getByRole('radio', { name: /^Grade B/ }));
  await user.click(dialog.getByRole('button', { name: 'Save grade' }));
  expect((await dialog.findAllByText('Please give a reason.')).length).toBeGreaterThan(0);
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Seen at the market');
  await user.click(dialog.getByRole('button', { name: 'Save grade' }));
  expect(await findToast('Red potato is graded')).toBeInTheDocument();
  expect(server.lastCall('gradeProduct')).toEqual({ input: { productId: 'p1', grade: 'B', reason: 'Seen at the market' } });
});

it('what is not of its grade can be reported of a line that has one, and of no other', async () => {
  const delivered = { status: 'DELIVERED', progress: 'DONE', actions: [] };
  const lines = (grade: string | null) => [orderLine({ grade, reportUntil: '2099-03-06T06:00:00.000Z', mostRefundable: '75.00' })];
  for (const grade of ['B', null]) {
    const answers = { order: order({ ...delivered, lines: lines(grade) }) };
    const { user, unmount } = renderApp('/orders/order-1', { account: account('CONSUMER'), answers });
    await user.click(await screen.findByRole('button', { name: 'Report a problem' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('radio', { name: 'Spoiled' })).toBeInTheDocument();
    expect(dialog.queryAllByRole('radio', { name: 'Not the grade' })).toHaveLength(grade ? 1 : 0);
    expect(screen.queryAllByText('Grade B')).toHaveLength(grade ? 1 : 0);
    unmount();
  }
});
