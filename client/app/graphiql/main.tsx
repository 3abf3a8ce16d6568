/**
 * GraphiQL, made of the project's own packages, at /graphql/ide: what Apollo Sandbox does, where Apollo's servers
 * cannot be reached. An entry of its own (client/vite.graphiql.config.mts); nothing of it is in the files of the shop.
 * Requests carry no cookie, as in Sandbox: with a token under Headers or as a visitor.
 */
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import '@fontsource-variable/noto-sans-bengali';
import 'graphiql/style.css';
import { createRoot } from 'react-dom/client';
import { readStart } from './start-values';
import './graphiql.css';

const { example, links, title } = readStart(document.getElementById('start')?.textContent ?? null);

const socketUrl = new URL('/graphql', window.location.href);
socketUrl.protocol = socketUrl.protocol.replace('http', 'ws');

const fetcher = createGraphiQLFetcher({
  url: '/graphql',
  subscriptionUrl: socketUrl.href,
  enableIncrementalDelivery: false,
  fetch: (input, init) => fetch(input, { ...init, credentials: 'omit' }),
});

const text = (values: object): string => (Object.keys(values).length === 0 ? '' : JSON.stringify(values, null, 2));

const container = document.getElementById('graphiql');
if (container)
  createRoot(container).render(
    <>
      <nav className="graphiql-page-links" aria-label={title}>
        <strong>{title}</strong>
        {links.map(({ href, label }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </nav>
      <GraphiQL
        fetcher={fetcher}
        query={example.document}
        variables={text(example.variables)}
        headers={text(example.headers)}
        defaultEditorToolsVisibility="headers"
      >
        <GraphiQL.Logo>{null}</GraphiQL.Logo>
      </GraphiQL>
    </>,
  );
