/** Products from a file: templates, the file, its preview with errors by row, confirmation, progress and result. */
import { screen, waitFor, within } from '@testing-library/react';
import { saveFile } from '../../../client/platform/save-file';
import { errorResponse } from '../support/fake-server';
import { account, renderApp } from '../support/render';
import { clearToasts, findToast } from '../support/toasts';

jest.mock('../../../client/platform/save-file', () => ({ saveFile: jest.fn() }));

const path = '/dashboard/producerImportProducts';
const file = new File(['Name,Price\nPotato,30\n'], 'stock.csv', { type: 'text/csv' });
const line = (number: number, wanted: object) => ({
  __typename: 'ProductImportLine',
  id: `line-${number}`,
  line: number,
  name: 'Potato',
  externalReference: `r-${number}`,
  status: 'CREATED',
  isPriceFar: false,
  isNameTaken: false,
  changes: [],
  errors: [],
  ...wanted,
});
const failed = line(3, {
  name: 'Onion',
  status: 'FAILED',
  errors: [{ __typename: 'ProductImportError', column: 'Price (Tk)', message: 'Enter the price in digits.' }],
});
const found = (wanted: object = {}) => ({
  __typename: 'ProductImport',
  id: 'import-1',
  state: 'READY',
  fileName: 'stock.csv',
  unknownColumns: [],
  rowCount: 2,
  createdCount: 1,
  updatedCount: 0,
  unchangedCount: 0,
  failedCount: 1,
  farPriceCount: 0,
  createdAt: '2026-11-23T03:00:00Z',
  finishedAt: null,
  lines: { __typename: 'ProductImportLineConnection', nodes: [line(2, {}), failed], totalCount: 2 },
  ...wanted,
});
const open = (responses: Record<string, unknown>, query = '') =>
  renderApp(`${path}${query}`, { account: account('PRODUCER'), answers: responses });
const calls = ({ server }: ReturnType<typeof open>, field: string) =>
  server.calls.filter((call) => call.field === field).map(({ args }) => args);
const choose = async ({ user }: ReturnType<typeof open>) =>
  user.upload(await screen.findByTestId('import-file', {}, { timeout: 5000 }), file);

afterEach(clearToasts);

it('gives the template in the language that is chosen', async () => {
  const view = open({
    productImport: null,
    productImportTemplate: { name: 'products-template.csv', text: 'x', rowCount: 1, totalCount: 1 },
  });
  await view.user.click(await screen.findByRole('button', { name: 'Template, Bangla' }, { timeout: 5000 }));
  expect(await findToast('Saved as products-template.csv')).toBeInTheDocument();
  expect(saveFile).toHaveBeenCalledWith('products-template.csv', 'x', 'text/csv;charset=utf-8');
  expect(calls(view, 'productImportTemplate')).toEqual([{ withProducts: false, language: 'BN' }]);
});

it('the chosen file stays where it was rejected, with the reason, and can be sent again', async () => {
  const view = open({ productImport: null, uploadProductImport: errorResponse('BAD_USER_INPUT', 'There are no products in this file.') });
  await choose(view);
  expect(await screen.findByText('There are no products in this file.')).toBeInTheDocument();
  expect(screen.getByText('File: stock.csv')).toBeInTheDocument();
  view.server.answer('uploadProductImport', found({ state: 'CHECKING' }));
  view.server.answer('productImport', found());
  await view.user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByRole('heading', { name: 'Preview of stock.csv' })).toBeInTheDocument();
});

it('shows what each row does and why one cannot be imported, and confirms', async () => {
  const view = open({ productImport: found({ unknownColumns: ['Colour'] }) }, '?id=import-1');
  const table = await screen.findByRole('table', {}, { timeout: 5000 });
  expect(within(table).getByText('Price (Tk): Enter the price in digits.')).toBeInTheDocument();
  expect(screen.getByText(/left out: Colour/)).toBeInTheDocument();
  expect(screen.getByText(/1 row with errors is left out/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'With errors (1)' })).toHaveAttribute('href', expect.stringContaining('show=FAILED'));
  const result = found({ state: 'DONE', finishedAt: '2026-11-23T03:01:00Z' });
  view.server.answer('confirmProductImport', result);
  view.server.answer('productImport', result);
  await view.user.click(screen.getByRole('button', { name: 'Import 1 product' }));
  expect(
    await screen.findByText('1 added, 0 changed, 0 already as in the file, 1 not imported.', {}, { timeout: 5000 }),
  ).toBeInTheDocument();
  expect(calls(view, 'confirmProductImport')).toEqual([{ id: 'import-1' }]);
});

it('shows how far it is, and goes on by itself', async () => {
  const view = open({ productImport: found({ state: 'RUNNING', rowCount: 400, createdCount: 100, failedCount: 0 }) }, '?id=import-1');
  expect(await screen.findByText('Importing 100 of 400 rows...', {}, { timeout: 5000 })).toBeInTheDocument();
  view.server.answer('productImport', found({ state: 'DONE', rowCount: 400, createdCount: 400, failedCount: 0 }));
  await waitFor(() => expect(screen.getByText('stock.csv is imported')).toBeInTheDocument(), { timeout: 5000 });
});

it('leads back to an import that is not finished', async () => {
  open({ productImport: found() });
  expect(await screen.findByText('Your import of stock.csv is not finished.', {}, { timeout: 5000 })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', `${path}?id=import-1`);
});

it('says where a name is taken already, and gives the rows with errors as a file', async () => {
  const view = open(
    {
      productImport: found({
        lines: { __typename: 'ProductImportLineConnection', nodes: [line(2, { isNameTaken: true }), failed], totalCount: 2 },
      }),
      productImportFailures: { name: 'products-to-correct.csv', text: 'x', rowCount: 1, totalCount: 1 },
    },
    '?id=import-1',
  );
  expect(await screen.findByText(/^You have a product of this name; another will be added/, {}, { timeout: 5000 })).toBeInTheDocument();
  await view.user.click(screen.getByRole('button', { name: 'Download the rows with errors' }));
  expect(await findToast('1 row saved in products-to-correct.csv')).toBeInTheDocument();
  expect(calls(view, 'productImportFailures')).toEqual([{ id: 'import-1' }]);
});
