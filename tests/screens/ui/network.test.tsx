import { act, screen, waitFor } from '@testing-library/react';
import { RouteError } from '../../../client/app/errors/error-boundary';
import { QueryState } from '../../../client/ui/feedback/query-state';
import { createApolloClient } from '../../../client/platform/connection/client';
import { setLanguage } from '../../../client/platform/language/language';
import { readError } from '../../../client/platform/apollo/read-error';
import type { Failure } from '../../../client/platform/apollo/read-error';
import { MeDocument, SaveLanguageDocument, UploadImageDocument } from '../../../client/generated/graphql';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { frames } from '../support/frames';
import { renderApp, renderPart } from '../support/render';

/** The browser reports that the network is gone, or back. */
function network(online: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: online });
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}
const incident = new CombinedGraphQLErrors({
  errors: [{ message: 'Something went wrong.', extensions: { code: 'INTERNAL_SERVER_ERROR', incident: 'a1b2c3d4e5f6' } }],
});
const banner = () => document.querySelector('.offline-banner');

afterEach(() => {
  network(true);
  jest.restoreAllMocks();
});

describe('no network', () => {
  it('reports that there is no network, in both languages, until it is back; nothing saved is shown, so none is named [P14]', async () => {
    renderApp('/frame', { extra: frames });
    await screen.findByRole('heading', { name: 'First' });
    expect(banner()).toBeEmptyDOMElement();
    network(false);
    await waitFor(() => expect(banner()).toHaveTextContent(/^You are offline\.$/));
    expect(banner()).toHaveAttribute('role', 'status');
    act(() => setLanguage('bn'));
    expect(banner()).toHaveTextContent(/^আপনি অফলাইনে আছেন।$/);
    act(() => setLanguage('en'));
    network(true);
    expect(banner()).toBeEmptyDOMElement();
  });

  it('asks a query again twice, a mutation never [P14]', async () => {
    const fetched = jest.fn<Promise<Response>, []>(() => Promise.reject(new TypeError('Failed to fetch')));
    globalThis.fetch = fetched as typeof fetch;
    const client = createApolloClient();
    await expect(client.query({ query: MeDocument })).rejects.toThrow('Failed to fetch');
    expect(fetched).toHaveBeenCalledTimes(3);
    fetched.mockClear();
    await expect(client.mutate({ mutation: SaveLanguageDocument, variables: { language: 'BN' } })).rejects.toThrow('Failed to fetch');
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});

describe('a server that does not respond', () => {
  /** Never responds; reports whether the request was stopped. */
  const hanging = () => {
    const seen: { stopped: boolean } = { stopped: false };
    globalThis.fetch = (_url, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => {
          seen.stopped = true;
          reject(new DOMException('stopped', 'AbortError'));
        });
      });
    return seen;
  };
  const outcome = (sent: Promise<unknown>) => {
    const ended: { failure: Failure | null } = { failure: null };
    sent.catch((error: unknown) => (ended.failure = readError(error)));
    return ended;
  };
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('every mutation ends after 30 s, its request is stopped, and it is known that it may have been done [P14]', async () => {
    const request = hanging();
    const ended = outcome(createApolloClient().mutate({ mutation: SaveLanguageDocument, variables: { language: 'BN' } }));
    await jest.advanceTimersByTimeAsync(29_000);
    expect(ended.failure).toBeNull();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(ended.failure).toMatchObject({ kind: 'network', late: true });
    expect(request.stopped).toBe(true);
  });

  it('an upload may take longer [U3]', async () => {
    const request = hanging();
    const file = new File(['x'], 'potato.jpg', { type: 'image/jpeg' });
    const ended = outcome(createApolloClient().mutate({ mutation: UploadImageDocument, variables: { file } }));
    await jest.advanceTimersByTimeAsync(149_000);
    expect(ended.failure).toBeNull();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(ended.failure).toMatchObject({ late: true });
    expect(request.stopped).toBe(true);
  });
});

describe('errors no one foresaw', () => {
  it("a section shows the server's incident code beside its Retry [P14]", () => {
    renderPart(
      <QueryState query={{ loading: false, error: incident, refetch: () => Promise.resolve() }} errorText="Failed to load products">
        {() => null}
      </QueryState>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load products');
    expect(screen.getByText('Support code: a1b2c3d4e5f6')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
  });

  it("a screen that could not be loaded shows the server's code, not one of its own [P14]", async () => {
    const extra = [
      ...frames,
      { path: '/frame/incident', element: <p />, loader: () => Promise.reject(incident), ErrorBoundary: RouteError },
    ];
    renderApp('/frame/incident', { extra });
    await waitFor(() => expect(screen.getByText(/send us a message with this code: a1b2c3d4e5f6$/)).toBeInTheDocument());
  });
});
