import { screen, waitFor, within } from '@testing-library/react';
import { errorResponse } from '../support/fake-server';
import type { Responses } from '../support/fake-server';
import { account, renderApp } from '../support/render';
import { clearToasts, findToast } from '../support/toasts';
import { apiKey, delivery, settingsResponses, webhook } from './settings-responses';

const open = async (responses: Responses = {}, language: 'en' | 'bn' = 'en') => {
  const view = renderApp('/settings/developers', {
    account: account('PRODUCER', { language }),
    language,
    answers: { ...settingsResponses(), ...responses },
  });
  await screen.findByRole('heading', { level: 1 });
  return view;
};
const section = (name: string) => within(screen.getByRole('region', { name }));
const callsOf = (server: { calls: readonly { field: string; args: object }[] }, field: string) =>
  server.calls.filter((one) => one.field === field).map(({ args }) => args);
const SECRET = 'hbk_secret-of-the-tests';

afterEach(clearToasts);

describe('API keys', () => {
  it('wants a name and a permission, shows the key once, and forgets it [X1]', async () => {
    const { user, server } = await open({ createApiKey: { secret: SECRET, apiKey: apiKey() } });
    expect(await section('API keys').findByText('You have no API keys.')).toBeInTheDocument();
    await user.click(section('API keys').getByRole('button', { name: 'New API key' }));
    expect(section('API keys').getByLabelText(/^Name/)).toHaveFocus();
    await user.click(section('API keys').getByRole('button', { name: 'Create key' }));
    expect(await section('API keys').findByRole('link', { name: 'Give the key a name.' })).toBeInTheDocument();
    expect(section('API keys').getByRole('link', { name: 'Choose what the key may do.' })).toBeInTheDocument();
    expect(callsOf(server, 'createApiKey')).toEqual([]);
    await user.type(section('API keys').getByLabelText(/^Name/), 'Till');
    await user.click(section('API keys').getByRole('checkbox', { name: 'See products, deals and lots' }));
    await user.click(section('API keys').getByRole('checkbox', { name: 'See orders and customers' }));
    server.answer('apiKeys', [apiKey()]);
    await user.click(section('API keys').getByRole('button', { name: 'Create key' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Save this now' }));
    expect(dialog.getByText(SECRET)).toBeInTheDocument();
    expect(callsOf(server, 'createApiKey')).toEqual([{ input: { name: 'Till', scopes: ['READ_PRODUCTS', 'READ_ORDERS'] } }]);
    await user.click(dialog.getByRole('button', { name: 'I have saved it' }));
    expect(screen.queryByText(SECRET)).not.toBeInTheDocument();
    expect(await section('API keys').findByText('hbk_12345678…')).toBeInTheDocument();
    expect(JSON.stringify(server.client.cache.extract())).not.toContain(SECRET);
  });

  it.each([
    ['en', 'API keys', ['Quick start', 'Examples', 'GraphQL Sandbox', 'REST reference']],
    ['bn', 'এপিআই কী', ['শুরু করার নির্দেশিকা', 'উদাহরণ', 'GraphQL স্যান্ডবক্স', 'REST-এর বিবরণ']],
  ] as const)('leads to the documents that the server serves, in %s [H3]', async (language, name, labels) => {
    await open({}, language);
    const addresses = labels.map((label) => section(name).getByRole('link', { name: label }).getAttribute('href'));
    expect(addresses).toEqual(['/docs/quick-start', '/docs/examples', '/graphql', '/api/v1/docs']);
  });

  it('replaces and deletes after asking, the focus on Cancel [X1]', async () => {
    const { user, server } = await open({
      apiKeys: [apiKey()],
      rotateApiKey: { secret: SECRET, apiKey: apiKey({ previousUntil: '2026-11-21T04:00:00.000Z' }) },
      revokeApiKey: { endedId: 'ended' },
    });
    await user.click(await screen.findByRole('button', { name: 'Replace Till' }));
    const question = within(screen.getByRole('alertdialog'));
    expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    expect(callsOf(server, 'rotateApiKey')).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Replace' }));
    await user.click(
      within(await screen.findByRole('alertdialog', { name: 'Save this now' })).getByRole('button', { name: 'I have saved it' }),
    );
    server.answer('apiKeys', []);
    await user.click(screen.getByRole('button', { name: 'Delete Till' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await findToast('Key deleted.')).toBeInTheDocument();
    expect(await section('API keys').findByText('You have no API keys.')).toBeInTheDocument();
    expect(callsOf(server, 'revokeApiKey')).toEqual([{ id: 'k1' }]);
  });

  it('shows what a key called, and opens where something that it uses will be removed', async () => {
    const use = (name: string, requests: number, deprecationReason: string | null = null) => ({
      name,
      requests,
      deprecationReason,
      lastDay: '2026-11-20',
    });
    const [till, shop] = [
      apiKey({ uses: [use('Query.products', 1200)] }),
      apiKey({ id: 'k2', uses: [use('Query.product', 3), use('Product.title', 2, 'Use `name`.')] }),
    ];
    const { user } = await open({ apiKeys: [till, shop] });
    const first = await section('API keys').findByText('Calls in the last 30 days: 1,200');
    expect(screen.queryByText('Query.products')).not.toBeInTheDocument();
    await user.click(first);
    expect(screen.getByText('Query.products')).toBeInTheDocument();
    expect(screen.getByText('Calls in the last 30 days: 3')).toBeInTheDocument();
    expect(screen.getByText('Will be removed: Use `name`.')).toBeInTheDocument();
  });

  it('shows in its own section that it could not be loaded [X1]', async () => {
    const { user, server } = await open({ apiKeys: errorResponse('INTERNAL_SERVER_ERROR', 'Something went wrong.') });
    expect(await section('API keys').findByText('The keys could not be loaded.')).toBeInTheDocument();
    server.answer('apiKeys', [apiKey()]);
    await user.click(section('API keys').getByRole('button', { name: 'Retry' }));
    expect(await section('API keys').findByText('Never used')).toBeInTheDocument();
  });
});

describe('webhooks', () => {
  it('makes one, shows at its field what the server rejects, and shows the secret once [X1]', async () => {
    const wrong = 'Events can only be sent to a public https:// address.';
    const { user, server } = await open({ createWebhook: errorResponse('BAD_USER_INPUT', wrong, [{ field: 'url', message: wrong }]) });
    await user.click(await section('Webhooks').findByRole('button', { name: 'New webhook' }));
    await user.type(section('Webhooks').getByLabelText(/^Address/), 'https://127.0.0.1/');
    await user.click(section('Webhooks').getByRole('checkbox', { name: 'An order is placed' }));
    await user.click(section('Webhooks').getByRole('button', { name: 'Save' }));
    expect(await section('Webhooks').findByRole('link', { name: wrong })).toBeInTheDocument();
    server.answer('createWebhook', { secret: 'whsec_x', webhook: webhook() });
    server.answer('webhooks', [webhook()]);
    await user.click(section('Webhooks').getByRole('button', { name: 'Save' }));
    await user.click(
      within(await screen.findByRole('alertdialog', { name: 'Save this now' })).getByRole('button', { name: 'I have saved it' }),
    );
    expect(screen.queryByText('whsec_x')).not.toBeInTheDocument();
    expect(await section('Webhooks').findByText('https://partner.example/hook')).toBeInTheDocument();
  });

  it('shows what was sent and sends it again; tests, switches off, deletes [X1]', async () => {
    const { user, server } = await open({
      webhooks: [webhook()],
      webhookDeliveries: { nodes: [delivery()], totalCount: 1, pageInfo: { hasNextPage: false, endCursor: null } },
      redeliver: delivery({ status: 'PENDING', attempts: 0 }),
      sendTestEvent: delivery({ id: 'd2', event: 'TEST', status: 'PENDING' }),
      updateWebhook: webhook({ enabled: false }),
      deleteWebhook: { removedId: 'gone' },
    });
    await user.click(await section('Webhooks').findByRole('button', { name: 'Log' }));
    const log = within(await screen.findByRole('group', { name: 'Log of https://partner.example/hook' }));
    expect(await log.findByText('Failed')).toBeInTheDocument();
    expect(log.getByText('HTTP 500')).toBeInTheDocument();
    await user.click(log.getByRole('button', { name: 'Send again' }));
    expect(await log.findByText('Waiting')).toBeInTheDocument();
    expect(callsOf(server, 'redeliver')).toEqual([{ id: 'd1' }]);
    await user.click(section('Webhooks').getByRole('button', { name: 'Send test' }));
    expect(await findToast('The test is on its way.')).toBeInTheDocument();
    await user.click(section('Webhooks').getByRole('button', { name: 'Switch off' }));
    expect(await section('Webhooks').findByRole('button', { name: 'Switch on' })).toBeInTheDocument();
    expect(section('Webhooks').getByRole('button', { name: 'Send test' })).toBeDisabled();
    server.answer('webhooks', []);
    await user.click(section('Webhooks').getByRole('button', { name: 'Delete' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(section('Webhooks').getByText('You have no webhooks.')).toBeInTheDocument());
  });

  it('speaks Bangla [I1]', async () => {
    await open({ webhooks: [webhook({ enabled: false, disabledAt: '2026-11-20T04:00:00.000Z', disabledBy: 'FAILING' })] }, 'bn');
    expect(await screen.findByText('৫ দিন সাড়া না পেয়ে এটি বন্ধ করা হয়েছে।')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'নতুন এপিআই কী' })).toBeInTheDocument();
  });
});
