/**
 * /graphql in a browser that cannot reach Apollo's servers: GraphiQL of the project's own files opens with the same
 * example, under a strict policy.
 */
import type { Browser, Page } from 'playwright-core';
import { readExamples } from '../../../server/app/http/docs/api-examples';
import { DESKTOP, launchBrowser, openPage, PHONE, shoot } from '../support/browser';
import { e2eClient, e2eUrl } from '../support/built-app';

const OWN = new URL(e2eUrl()).origin;

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
}, 60_000);
afterAll(() => browser.close());

/** Opens the address; whatever is not the site's own is unreachable, and listed. */
async function openAlone(pathname: string, options = DESKTOP): Promise<{ page: Page; foreign: string[]; pageErrors: readonly string[] }> {
  const { page, pageErrors } = await openPage(browser, options);
  const foreign: string[] = [];
  await page.route(
    (url) => url.origin !== OWN && /^(http|ws)/.test(url.protocol),
    (route) => {
      foreign.push(new URL(route.request().url()).host);
      return route.abort();
    },
  );
  await page.goto(e2eUrl(pathname));
  await page.waitForURL((url) => url.pathname === '/graphql/ide');
  await page.locator('.graphiql-query-editor .CodeMirror').waitFor();
  return { page, foreign, pageErrors };
}

const shown = (page: Page, selector: string) =>
  page
    .locator(`${selector} .CodeMirror`)
    .first()
    .evaluate((found) => (found as unknown as { CodeMirror: { getValue(): string } }).CodeMirror.getValue());

it('GraphiQL opens with the example that was asked for, and runs it [H3]', async () => {
  const { page, foreign, pageErrors } = await openAlone('/graphql?example=find-categories');
  const example = readExamples().find(({ name }) => name === 'find-categories');
  expect(await shown(page, '.graphiql-query-editor')).toBe(example?.document);
  await page.locator('.graphiql-execute-button').click();
  await page.locator('.graphiql-response').getByText('"categories"').waitFor();
  expect(new Set(foreign)).toEqual(new Set(['embeddable-sandbox.cdn.apollographql.com']));
  expect(pageErrors.filter((error) => !error.includes('ERR_FAILED'))).toEqual([]);
  await shoot(page, 'graphiql-desktop');
  for (const href of ['/docs', '/docs/examples', '/docs/schema.graphql']) {
    expect(await page.locator(`.graphiql-page-links a[href="${href}"]`).count()).toBe(1);
    expect((await fetch(e2eUrl(href))).status).toBe(200);
  }
  await page.context().close();
}, 60_000);

it('headers come with the example and go with the request; a session of the site does not [H3]', async () => {
  const account = { phone: '01977001122', password: 'secret-123' };
  await e2eClient().gql('mutation ($input: RegisterInput!) { register(input: $input) { account { id } } }', {
    input: { role: 'CONSUMER', name: 'Rahima Khatun', ...account },
  });
  const { data } = await e2eClient().gql<{ login: { token: string } }>(
    'mutation ($input: LoginInput!) { login(input: $input) { token } }',
    { input: { ...account, sessionKind: 'BEARER' } },
  );
  const { page } = await openAlone('/graphql?example=who-am-i', PHONE);
  const sent: Record<string, string>[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.headers());
  });
  await page.locator('.graphiql-execute-button').click();
  await page.locator('.graphiql-response').getByText('"UNAUTHENTICATED"').waitFor();
  await page.evaluate((token) => {
    const header = [...document.querySelectorAll('.graphiql-editor-tool .CodeMirror')].map(
      (found) => (found as unknown as { CodeMirror: { getValue(): string; setValue(text: string): void } }).CodeMirror,
    );
    header.find((one) => one.getValue().includes('Authorization'))?.setValue(JSON.stringify({ Authorization: `Bearer ${token}` }));
  }, data.login.token);
  await page.locator('.graphiql-execute-button').click();
  await page.locator('.graphiql-response').getByText('"CONSUMER"').waitFor();
  expect(sent.filter(({ cookie }) => cookie !== undefined)).toEqual([]);
  expect(sent.at(-1)?.authorization).toBe(`Bearer ${data.login.token}`);
  await shoot(page, 'graphiql-phone');
  await page.context().close();
}, 60_000);

it('a subscription comes by the socket, with the headers as its login [H3]', async () => {
  const { page } = await openAlone('/graphql?example=follow-events');
  const frames: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => frames.push(String(payload)));
  });
  const closed = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('close'));
  await page.locator('.graphiql-execute-button').click();
  await closed;
  expect(JSON.parse(frames[0] ?? '{}')).toMatchObject({
    type: 'connection_init',
    payload: { Authorization: expect.stringContaining('Bearer') as string },
  });
  await page.context().close();
}, 60_000);

it('where the system is dark, keywords, links and the button are light on dark [H3]', async () => {
  const { page } = await openAlone('/graphql?example=list-the-market', { ...DESKTOP, colorScheme: 'dark' });
  const lightness = (selector: string, property: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((found, name) => {
        const [red = 0, green = 0, blue = 0] = (
          getComputedStyle(found)
            .getPropertyValue(name)
            .match(/[\d.]+/g) ?? []
        ).map(Number);
        return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
      }, property);
  expect(await lightness('.graphiql-query-editor .cm-keyword', 'color')).toBeGreaterThan(0.5);
  expect(await lightness('.graphiql-page-links', 'background-color')).toBeLessThan(0.2);
  expect(await lightness('.graphiql-page-links a', 'color')).toBeGreaterThan(0.5);
  expect(await lightness('.graphiql-execute-button', 'background-color')).toBeGreaterThan(0.5);
  expect(await lightness('.graphiql-execute-button > svg', 'color')).toBeLessThan(0.2);
  await shoot(page, 'graphiql-dark');
  await page.context().close();
}, 60_000);
