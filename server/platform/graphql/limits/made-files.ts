/**
 * Fields that make a file (CSV, EPCIS, a calendar): one in an operation, in turns, for points in line with what was
 * made. Their types say so themselves, by `@MadeFile()`.
 */
import {
  type DocumentNode,
  getNamedType,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { Extensions } from 'type-graphql';
import { AppError } from '../../errors/app-error';
import { fileTurns } from '../../http/file-turns';
import type { RateLimiter } from '../../security/rate-limiter';
import type { RequestContext } from '../context';
import { rootNodes } from './key-guard';
import { isLeftOut } from './one-key';
import { takePoints } from './request-points';

const MADE_FILE = 'madeFile';

/** The cost of its field pays for these (CSV_COST). */
const ROWS_IN_COST = 1_000;
const LENGTH_IN_COST = 200_000;
/** A point is taken for each of these beyond that, for rows or for characters, whichever are more. */
const ROWS_OF_A_POINT = 100;
const LENGTH_OF_A_POINT = 50_000;

/** Declares that objects of the type are files with their `text`. */
export function MadeFile(): ClassDecorator {
  return Extensions({ [MADE_FILE]: true });
}

interface MadeText {
  readonly text: string;
  readonly rowCount?: number;
  readonly eventCount?: number;
}

/** Returns the points for making this file beyond those of its cost. */
export function filePoints({ text, rowCount = 0, eventCount = 0 }: MadeText): number {
  const ofRows = Math.ceil((Math.max(rowCount, eventCount) - ROWS_IN_COST) / ROWS_OF_A_POINT);
  const ofLength = Math.ceil((text.length - LENGTH_IN_COST) / LENGTH_OF_A_POINT);
  return Math.max(0, ofRows, ofLength);
}

/** Throws BAD_USER_INPUT for an operation with two. The variables are as `coerce` returns them. */
export function assertOneFile(
  { schema, document, operation }: { schema: GraphQLSchema; document: DocumentNode; operation: OperationDefinitionNode },
  variables: Readonly<Record<string, unknown>>,
): void {
  const fields = fileFields(schema.getRootType(operation.operation));
  if (fields.size === 0) return;
  const nodes = rootNodes(document, operation, (selection) => isLeftOut(selection, variables));
  // two fields of one name are one
  const names = new Set(nodes.filter(({ name }) => fields.has(name.value)).map(({ alias, name }) => (alias ?? name).value));
  if (names.size > 1) throw new AppError('BAD_USER_INPUT', 'error.oneFile');
}

const fieldsByRoot = new WeakMap<GraphQLObjectType, ReadonlySet<string>>();

/** Names of the fields of a root type that make a file. */
export function fileFields(root: GraphQLObjectType | null | undefined): ReadonlySet<string> {
  if (!root) return new Set();
  const before = fieldsByRoot.get(root);
  if (before) return before;
  const makers = Object.values(root.getFields()).filter(({ type }) => getNamedType(type).extensions[MADE_FILE] === true);
  const names = new Set(makers.map(({ name }) => name));
  fieldsByRoot.set(root, names);
  return names;
}

/** Lets all fields that make a file do so in turns, and takes the points. */
export function makeFilesInTurns(schema: GraphQLSchema, limiter: RateLimiter): void {
  for (const root of [schema.getQueryType(), schema.getMutationType()]) {
    for (const name of fileFields(root)) {
      const field = root?.getFields()[name];
      if (field?.resolve) field.resolve = inTurn(field.resolve as GraphQLFieldResolver<unknown, RequestContext>, limiter);
    }
  }
}

function inTurn(make: GraphQLFieldResolver<unknown, RequestContext>, limiter: RateLimiter): GraphQLFieldResolver<unknown, RequestContext> {
  return (source, args, context, info) => {
    const { viewer, ip, responseHeaders } = context;
    return fileTurns.make(viewer?.id ?? ip, context.requestEnd(), async () => {
      const file = (await make(source, args, context, info)) as MadeText;
      await takePoints(limiter, { viewer, ip }, filePoints(file), responseHeaders.set);
      return file;
    });
  };
}
