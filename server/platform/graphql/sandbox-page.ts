/**
 * Apollo Sandbox at GET /graphql, for a browser: it opens with the first of the example operations, and with another one by its name,
 * `/graphql?example=place-an-order`. Sandbox itself comes from Apollo's servers; what it opens with stands in the page.
 */
import type { ApolloServerPlugin, GraphQLServerContext } from '@apollo/server';
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default';
import type { RequestHandler } from 'express';
import type { HttpContext } from './http-context';
import { wantsLandingPage } from './request-identity';

export interface SandboxExample {
  /** As the address spells it. */
  readonly name: string;
  readonly document: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
}

export interface SandboxPage {
  /** The page without a name: Apollo Server serves it. */
  readonly plugin: ApolloServerPlugin<HttpContext>;
  /** The pages by name; any other request goes on. */
  readonly named: RequestHandler;
}

type LandingPage = () => Promise<string>;

/** Sandbox takes the page's whole address for the endpoint: without the name of the example it is one. */
const ADDRESS = 'window.location.href';
const ENDPOINT = 'window.location.origin + window.location.pathname';

export function sandboxPage(examples: readonly SandboxExample[]): SandboxPage {
  const pages = new Map<string, LandingPage>();
  return {
    plugin: {
      async serverWillStart(service) {
        for (const example of examples) pages.set(example.name, await landingPage(service, example));
        const html = pages.get(examples[0]?.name ?? '') ?? (await landingPage(service));
        return { renderLandingPage: () => Promise.resolve({ html }) };
      },
    },
    named: async (request, response, next) => {
      const { example } = request.query;
      const page = typeof example === 'string' && wantsLandingPage(request) && pages.get(example);
      if (!page) return next();
      response.type('html').send(await page());
    },
  };
}

async function landingPage(service: GraphQLServerContext, example?: SandboxExample): Promise<LandingPage> {
  const { document, variables, headers } = example ?? {};
  const plugin = ApolloServerPluginLandingPageLocalDefault({
    embed: true,
    includeCookies: true,
    ...(example && { document, variables, headers }),
  });
  const listener = await plugin.serverWillStart?.(service);
  const page = await listener?.renderLandingPage?.();
  const html = page?.html ?? '';
  return async () => (typeof html === 'string' ? html : await html()).replace(ADDRESS, ENDPOINT);
}
