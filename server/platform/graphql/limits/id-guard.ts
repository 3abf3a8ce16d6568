/**
 * Ids are short: one that is longer than any is rejected at its place, so that it is neither searched nor sent back.
 * The services decide whether there is something of an id.
 */
import {
  type DocumentNode,
  getNamedType,
  getNullableType,
  GraphQLID,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  typeFromAST,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { limits } from '../../../../schema/values/limits';
import { invalidInput } from '../../errors/validation-error';

/** The variables as `coerce` returns them. Throws BAD_USER_INPUT at the field, as the rules name it. */
export function assertIds(
  schema: GraphQLSchema,
  document: DocumentNode,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): void {
  for (const { variable, type } of variableDefinitions) {
    const inputType = typeFromAST(schema, type as never);
    const name = variable.name.value;
    if (isInputType(inputType))
      assertShort(inputType, variables[name], isList(inputType) || getNullableType(inputType) === GraphQLID ? name : '');
  }
  if (hasLongLiteral(schema, document)) throw tooLong('id');
}

function assertShort(type: GraphQLInputType, value: unknown, place: string): void {
  if (value === null || value === undefined) return;
  const inner = getNullableType(type);
  if (isListType(inner)) {
    if (Array.isArray(value)) value.forEach((item, at) => assertShort(inner.ofType, item, `${place}[${at}]`));
  } else if (isInputObjectType(inner)) {
    const given = value as Readonly<Record<string, unknown>>;
    for (const field of Object.values(inner.getFields())) {
      assertShort(field.type, given[field.name], place === '' ? field.name : `${place}.${field.name}`);
    }
  } else if (inner === GraphQLID && typeof value === 'string' && value.length > limits.idLength) throw tooLong(place);
}

const isList = (type: GraphQLInputType): boolean => isListType(isNonNullType(type) ? type.ofType : type);

const resultsByDocument = new WeakMap<DocumentNode, boolean>();

/** Looked for once in each document. */
function hasLongLiteral(schema: GraphQLSchema, document: DocumentNode): boolean {
  const before = resultsByDocument.get(document);
  if (before !== undefined) return before;
  const types = new TypeInfo(schema);
  let isFound = false;
  visit(
    document,
    visitWithTypeInfo(types, {
      [Kind.STRING]({ value }) {
        const type = types.getInputType();
        isFound ||= value.length > limits.idLength && type !== undefined && type !== null && getNamedType(type) === GraphQLID;
      },
    }),
  );
  resultsByDocument.set(document, isFound);
  return isFound;
}

const tooLong = (field: string): Error => invalidInput([{ field, key: 'error.tooLong' }]);
