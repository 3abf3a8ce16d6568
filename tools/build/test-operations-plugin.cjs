/**
 * A plugin of GraphQL Code Generator: the kind and the arguments of each operation, from which tests write requests.
 */
function plugin(schema) {
  const roots = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
  ];
  const lines = roots.flatMap(([kind, root]) =>
    Object.values(root.getFields()).map(({ name, args }) => {
      const types = args.map((arg) => `${arg.name}: '${arg.type}'`).join(', ');
      return `  ${name}: { kind: '${kind}', args: { ${types} } },`;
    }),
  );
  return `/** The operations of the schema, for \`call\` of the test client. Made by \`npm run generate\`. */
export const operations = {
${lines.sort().join('\n')}
} as const;
export type OperationName = keyof typeof operations;
`;
}

module.exports = { plugin };
