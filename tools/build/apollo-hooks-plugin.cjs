/**
 * A plugin of GraphQL Code Generator: one typed hook for each operation of the client, and only those that the client
 * or its tests call. The plugin of the generator itself writes hooks for Apollo Client 3, of which five sixths would be
 * unused and none would type-check.
 */
const fs = require('node:fs');
const path = require('node:path');
const { Kind } = require('graphql');

const hookName = /\buse[A-Z]\w*(?:Query|Mutation|Subscription)\b/g;

/** Names of hooks in the sources under these folders. */
function calledHooks(folders) {
  const names = new Set();
  for (const folder of folders) {
    for (const file of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(file) || file.startsWith('generated')) continue;
      for (const [name] of fs.readFileSync(path.join(folder, file), 'utf8').matchAll(hookName)) names.add(name);
    }
  }
  return names;
}

const kinds = {
  query: [
    ['Query', 'useQuery'],
    ['LazyQuery', 'useLazyQuery'],
  ],
  mutation: [['Mutation', 'useMutation']],
  subscription: [['Subscription', 'useSubscription']],
};

function isOptional({ variableDefinitions = [] }) {
  return variableDefinitions.every(({ type, defaultValue }) => type.kind !== Kind.NON_NULL_TYPE || defaultValue);
}

function hooksOf(operation, called) {
  const name = operation.name.value;
  const result = name + operation.operation[0].toUpperCase() + operation.operation.slice(1);
  const types = `${result}, ${result}Variables`;
  return kinds[operation.operation]
    .map(([suffix, hook]) => [`use${name}${suffix}`, hook])
    .filter(([hookOfOperation]) => called.has(hookOfOperation))
    .map(([hookOfOperation, hook]) => {
      // a lazy query and a mutation take their variables when they are called
      const needsOptions = (hook === 'useQuery' || hook === 'useSubscription') && !isOptional(operation);
      return [
        hook,
        `export const ${hookOfOperation} = (options${needsOptions ? '' : '?'}: ${hook}.Options<${types}>) => ${hook}(${name}Document, options);`,
      ];
    });
}

module.exports = {
  plugin(_schema, documents, { sources }) {
    const called = calledHooks(sources);
    const operations = documents.flatMap(({ document }) => document.definitions).filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
    const hooks = operations.flatMap((operation) => hooksOf(operation, called));
    const used = [...new Set(hooks.map(([hook]) => hook))].sort();
    return {
      prepend: [`import { ${used.join(', ')} } from '@apollo/client/react';`],
      content: hooks.map(([, text]) => text).join('\n'),
    };
  },
};
