/**
 * A plugin of GraphQL Code Generator: the client's queries that every visitor may share
 * (schema/stored-reads.json), each under its name and a hash of its text, so that they are read by GET. Writes
 * the texts for the server, or with `ids: true` the hashes for the client.
 */
const { createHash } = require('node:crypto');
const { Kind, print, visit } = require('graphql');
const prettier = require('prettier');

const TYPENAME = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

/** The operation with the fragments it reaches. */
function documentOf(operation, fragments) {
  const reached = new Map();
  const collect = (node) =>
    visit(node, {
      [Kind.FRAGMENT_SPREAD]({ name: { value } }) {
        if (reached.has(value)) return;
        reached.set(value, fragments.get(value));
        collect(fragments.get(value));
      },
    });
  collect(operation);
  return { kind: Kind.DOCUMENT, definitions: [operation, ...reached.values()] };
}

/** As Apollo Client's cache asks for it. */
function withTypenames(document) {
  return visit(document, {
    [Kind.SELECTION_SET](node, _key, parent) {
      if (parent?.kind === Kind.OPERATION_DEFINITION || node.selections.some(({ name }) => name?.value === '__typename')) return undefined;
      return { ...node, selections: [...node.selections, TYPENAME] };
    },
  });
}

async function plugin(_schema, documents, { storedReads, ids = false }, { outputFile }) {
  const definitions = documents.flatMap(({ document }) => document.definitions);
  const fragments = new Map(definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION).map((node) => [node.name.value, node]));
  const rows = definitions
    .filter(({ kind, operation }) => kind === Kind.OPERATION_DEFINITION && operation === 'query')
    .filter(({ selectionSet }) =>
      selectionSet.selections.every(({ kind, name }) => kind === Kind.FIELD && storedReads.includes(name.value)),
    )
    .map((operation) => {
      const text = print(withTypenames(documentOf(operation, fragments))).replace(/\s+/g, ' ');
      return { name: operation.name.value, hash: createHash('sha256').update(text).digest('hex').slice(0, 12), text };
    })
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  const entries = rows.map(({ name, hash, text }) => (ids ? [name, hash] : [`${name}-${hash}`, text]));
  const [head, constant] = ids
    ? ['The hashes of the operations that are read by GET, by name.', 'persistedHashes']
    : ['The texts of the operations that are read by GET, by name and hash.', 'persistedOperations'];
  const code = `/** ${head} Made by \`npm run generate\`. */\nexport const ${constant}: Readonly<Record<string, string>> = ${JSON.stringify(Object.fromEntries(entries))};\n`;
  return prettier.format(code, { ...(await prettier.resolveConfig(__filename)), filepath: outputFile });
}

module.exports = { plugin };
