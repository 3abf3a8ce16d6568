/**
 * Apollo Sandbox at GET /graphql, for a browser: it opens with the first of the example operations, and with another
 * one by its name, `/graphql?example=place-an-order`. The page has no origin of its own (`sandbox` in its content
 * security policy), because its script is Apollo's: it reaches no cookie, and calls the API as any other site would,
 * with the token that its user types.
 */
import type { Request, RequestHandler } from 'express';
import { defaultLanguage } from '../../../../schema/values/accounts/roles';
import { readLanguage } from '../../errors/request-language';
import { wantsLandingPage } from '../requests/request-identity';
import { sandboxHtml } from './sandbox-html';
import type { SandboxExample } from './sandbox-example';

const DEVELOPMENT_ADDRESS = 'http://127.0.0.1:4000';

/** Serves browsers that open the address; any other request goes on. */
export function sandboxPage(examples: readonly SandboxExample[], publicUrl: string | null, hasIde: boolean): RequestHandler {
  return (request, response, next) => {
    if (request.path !== '/' || !wantsLandingPage(request)) return next();
    const example = exampleAskedFor(request, examples);
    const language = readLanguage(request.get('accept-language')) ?? defaultLanguage;
    response
      .vary('Accept-Language')
      .type('html')
      .send(sandboxHtml(example, { language, address: publicUrl ?? DEVELOPMENT_ADDRESS, hasIde }));
  };
}

/** The first one unless another is named. */
export function exampleAskedFor({ query }: Request, examples: readonly SandboxExample[]): SandboxExample | undefined {
  return examples.find(({ name }) => name === query.example) ?? examples[0];
}
