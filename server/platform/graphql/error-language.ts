/**
 * Apollo Server formats errors without a link to their request: this plugin records each error's language, formatError
 * uses it; the request log gets the code.
 */
import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphQLFormattedError } from 'graphql';
import { defaultLanguage, type Language } from '../../../schema/values/accounts/roles';
import type { ErrorFormatter } from '../errors/format-error';
import type { HttpContext } from './http-context';

export interface ErrorTranslation {
  readonly plugin: ApolloServerPlugin<HttpContext>;
  readonly formatError: (formatted: GraphQLFormattedError, error: unknown) => GraphQLFormattedError;
}

export function translateErrors(formatter: ErrorFormatter): ErrorTranslation {
  const readers = new WeakMap<object, Language>();
  return {
    plugin: {
      requestDidStart: () =>
        Promise.resolve({
          didEncounterErrors({ errors, contextValue }) {
            for (const error of errors) readers.set(error, contextValue.language);
            return Promise.resolve();
          },
          willSendResponse({ response: { body }, contextValue }) {
            const code = body.kind === 'single' && body.singleResult.errors?.[0]?.extensions?.code;
            if (typeof code === 'string') contextValue.noteError(code);
            return Promise.resolve();
          },
        }),
    },
    formatError: (formatted, error) => {
      const language = (error instanceof Error && readers.get(error)) || defaultLanguage;
      const { message, extensions } = formatter.describe(error, language);
      return { ...formatted, message, extensions };
    },
  };
}
