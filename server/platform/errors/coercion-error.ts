/**
 * Turns graphql-js's errors about variables that do not fit into field errors: of a variable's type, and of an argument
 * that may not be null. graphql-js names the place in its message alone.
 */
import { type GraphQLError, isValueNode, Kind, type TypeNode, type VariableDefinitionNode } from 'graphql';
import { text } from '../../../schema/messages/text';
import { defaultLanguage, type Language } from '../../../schema/values/accounts/roles';

const KEY = 'error.badInput';
const TIME_KEY = 'error.badTimestamp';
/** The scalar for times gives this reason, and the rejected value, and no form to follow. */
const OF_TIME = /\bDateTime(?:ISO)? cannot represent /;
const PLACE = / at "([^"]*)"$/;
const OF_FIELD = /^Field "(\w+)" (?:of required type|is not defined)/;
const OF_ARGUMENT = /^Argument "(\w+)"/;

export interface CoercionField {
  readonly field: string;
  readonly key: typeof KEY | typeof TIME_KEY;
  readonly message: string;
}

/** graphql-js ends a long list of them with an error that points nowhere. */
const LIMIT_REACHED = 'Too many errors processing variables, error limit reached. Execution aborted.';

/** Such an error has no code. */
export const isWrongVariable = (error: GraphQLError): boolean => isVariableCoercion(error) || isWrongArgument(error);

/**
 * A document may use a variable that has a default where null is not allowed: whether it is null shows when arguments
 * are read. The error points at the argument's value; errors of resolvers point at fields.
 */
export function isWrongArgument({ nodes }: GraphQLError): boolean {
  return nodes?.length === 1 && nodes[0] !== undefined && isValueNode(nodes[0]);
}

/** It points at the variable's definition, or is the end of their list, and comes from no resolver. */
function isVariableCoercion({ path, nodes, message }: GraphQLError): boolean {
  if (path !== undefined) return false;
  return nodes === undefined ? message === LIMIT_REACHED : nodes.length === 1 && nodes[0]?.kind === Kind.VARIABLE_DEFINITION;
}

/**
 * Named as the rules name fields: inside an input object without its name (`lines[0].quantity`), otherwise by the
 * variable (`first`, `lines[0].quantity`) or the argument that has several.
 */
export function coercionFields(error: GraphQLError, language: Language): CoercionField[] {
  const field = fieldOf(error);
  const key = OF_TIME.test(error.message) ? TIME_KEY : KEY;
  return field === undefined ? [] : [{ field, key, message: text(key, language) }];
}

/** GraphQL's own message about a moment, in a document or a variable, with the form that it should have. */
export function withForm(message: string): string {
  return OF_TIME.test(message) ? `${message} ${text(TIME_KEY, defaultLanguage)}` : message;
}

function fieldOf(error: GraphQLError): string | undefined {
  const [node] = error.nodes ?? [];
  if (node?.kind === Kind.VARIABLE_DEFINITION) return placeOf(error, node);
  return node?.kind === Kind.VARIABLE ? node.name.value : OF_ARGUMENT.exec(error.message)?.[1];
}

function placeOf({ message, originalError }: GraphQLError, node: VariableDefinitionNode): string {
  const name = node.variable.name.value;
  const reason = originalError?.message ?? ownReason(message);
  // the rejected value is quoted before it: whatever it contains, the place is the last thing before the reason
  const place = (message.endsWith(`; ${reason}`) ? PLACE.exec(message.slice(0, -reason.length - 2))?.[1] : undefined) ?? name;
  const missing = OF_FIELD.exec(reason)?.[1];
  const whole = missing ? `${place}.${missing}` : place;
  return isList(node.type) || !whole.startsWith(`${name}.`) ? whole : whole.slice(name.length + 1);
}

/** An error without a cause of its own: its reason follows the last "; ". */
function ownReason(message: string): string {
  return message.slice(message.lastIndexOf('; ') + 2);
}

function isList(type: TypeNode): boolean {
  return type.kind === Kind.LIST_TYPE || (type.kind === Kind.NON_NULL_TYPE && isList(type.type));
}
