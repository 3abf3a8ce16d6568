/**
 * The results of documents that ask for nothing but the schema: it never changes while the process runs, and tools all
 * send the same few documents. Only a handful is stored, since a result can have megabytes and anyone may make up new
 * documents.
 */
import { type DocumentNode, type ExecutionArgs, type ExecutionResult, Kind, type OperationDefinitionNode } from 'graphql';

const CAPACITY = 4;

export class IntrospectionResults {
  private readonly results = new Map<DocumentNode, ExecutionResult>();

  has(document: DocumentNode): boolean {
    return this.results.has(document);
  }

  /** Runs the operation, or returns what it returned before. */
  async run(args: ExecutionArgs, operation: OperationDefinitionNode, execute: () => Promise<ExecutionResult>): Promise<ExecutionResult> {
    if (!isConstant(args.document, operation)) return execute();
    const cached = this.results.get(args.document);
    if (cached) return cached;
    const result = await execute();
    if (result.errors) return result;
    const [oldest] = this.results.keys();
    if (oldest && this.results.size >= CAPACITY) this.results.delete(oldest);
    this.results.set(args.document, result);
    return result;
  }
}

/** One operation without variables whose only field is `__schema`. */
function isConstant({ definitions }: DocumentNode, { operation, selectionSet, variableDefinitions }: OperationDefinitionNode): boolean {
  const [field, ...others] = selectionSet.selections;
  const isAlone = definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION).length === 1 && others.length === 0;
  const isConstantField = field?.kind === Kind.FIELD && field.name.value === '__schema' && (field.directives ?? []).length === 0;
  return isAlone && isConstantField && operation === 'query' && (variableDefinitions ?? []).length === 0;
}
