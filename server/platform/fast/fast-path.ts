/** Assembles what handles GraphQL operations without Express, Apollo Server and graphql-js (README.md). */
import type { FastPath } from '../graphql/execution/fast-path';
import { CompiledOperations } from './compiled-operations';
import { jsonOperations } from './json-operations';
import { KnownOperations } from './known-operations';

export function openFastPath(): FastPath {
  return {
    writer: new CompiledOperations(),
    openFront: ({ schema, limiter, uses, runner }) => {
      const operations = new KnownOperations(schema, { limiter, uses }, runner);
      return { plugin: operations.plugin(), inFrontOf: (settings, app) => jsonOperations({ ...settings, operations }, app) };
    },
  };
}
