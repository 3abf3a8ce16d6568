/**
 * A page shows an order out of the cache. A mutation that changes the order returns everything that the pages of its
 * side read of it, or the page differs from itself after a reload.
 */
import {
  type DocumentNode,
  getNamedType,
  type GraphQLNamedType,
  type GraphQLSchema,
  isCompositeType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionSetNode,
} from 'graphql';

type Side = 'buyer' | 'seller' | 'admin';

/** The queries of each side whose fields of an order its screens decide by. */
export const PAGES: Readonly<Record<Side, readonly string[]>> = {
  buyer: ['PurchaseDetail', 'MyPurchases', 'OrderProblems', 'OrderThread'],
  seller: ['SaleDetail', 'SaleList', 'SaleSlip', 'OrderProblems', 'OrderThread'],
  admin: ['AdminOrder', 'AdminOrders'],
};

/** Fields that no mutation has to return, each with the reason. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  problems: 'the section of problems reads them again after each of its steps',
  seller: 'the seller stays the same',
  'lines.product': 'a line stays with its product',
  'lines.review.images': 'they change with the review alone, whose mutation returns them',
};

/** Mutations that return less of an order, each with the reason. */
export const EXCEPTIONS: Readonly<Record<string, string>> = {
  PlaceOrder: 'the orders are new: no page shows them yet',
  ConfirmRecurringOrder: 'the order is new: no page shows it yet',
  DisputePayment: 'it changes the dispute alone',
  ContestRefusal: 'it changes the objection alone',
  DecideProblem: 'the queue shows nothing else, and the drawer of an order reads it again when it opens',
  DecidePaymentDispute: 'the queue shows nothing else, and the drawer of an order reads it again when it opens',
  DecideRefusalContest: 'the queue shows nothing else, and the drawer of an order reads it again when it opens',
};

interface Documents {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
}

type Take = (path: string, field: { readonly type: GraphQLNamedType; readonly selections: SelectionSetNode | undefined }) => void;

/** Calls `take` for every field below a selection, those of its fragments included; `take` decides whether to go on. */
function walk({ schema, document }: Documents, type: GraphQLNamedType, set: SelectionSetNode, take: Take): void {
  for (const one of set.selections) {
    if (one.kind === Kind.FIELD) {
      const field = isObjectType(type) ? type.getFields()[one.name.value] : undefined;
      if (field) take(one.name.value, { type: getNamedType(field.type), selections: one.selectionSet });
      continue;
    }
    const spread = one.kind === Kind.FRAGMENT_SPREAD ? one.name.value : null;
    const fragment = document.definitions.find((other) => other.kind === Kind.FRAGMENT_DEFINITION && other.name.value === spread);
    const inner = one.kind === Kind.INLINE_FRAGMENT ? one : fragment;
    if (inner?.kind !== Kind.INLINE_FRAGMENT && inner?.kind !== Kind.FRAGMENT_DEFINITION) continue;
    walk({ schema, document }, schema.getType(inner.typeCondition?.name.value ?? type.name) ?? type, inner.selectionSet, take);
  }
}

function addLeaves(documents: Documents, type: GraphQLNamedType, set: SelectionSetNode, prefix: string, leaves: Set<string>): void {
  walk(documents, type, set, (name, { type: own, selections }) => {
    const path = `${prefix}${name}`;
    if (selections && isCompositeType(own)) addLeaves(documents, own, selections, `${path}.`, leaves);
    else leaves.add(path);
  });
}

/** Every leaf that an operation selects of an order, wherever it returns one; null where it returns none. */
function orderLeaves(documents: Documents, operation: OperationDefinitionNode): ReadonlySet<string> | null {
  const root = documents.schema.getRootType(operation.operation);
  if (!root) return null;
  const leaves = new Set<string>();
  let hasOrder = false;
  const look = (type: GraphQLNamedType, set: SelectionSetNode): void =>
    walk(documents, type, set, (_name, { type: own, selections }) => {
      if (!selections) return;
      if (own.name !== 'Order') return look(own, selections);
      hasOrder = true;
      addLeaves(documents, own, selections, '', leaves);
    });
  look(root, operation.selectionSet);
  return hasOrder ? leaves : null;
}

/** A line for each mutation that returns an order without a field that every side's pages read of it. */
export function incompleteOrders(documents: Documents, adminMutations: ReadonlySet<string>): string[] {
  const operations = documents.document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  const leavesByName = new Map(operations.map((one) => [one.name?.value ?? '', orderLeaves(documents, one)]));
  const isLeftOut = (leaf: string) => Object.keys(LEFT_OUT).some((field) => leaf === field || leaf.startsWith(`${field}.`));
  const wanted = (side: Side) =>
    [...new Set(PAGES[side].flatMap((name) => [...(leavesByName.get(name) ?? [])]))].filter((leaf) => !isLeftOut(leaf));
  const mutations = operations.filter(({ operation }) => operation === OperationTypeNode.MUTATION);
  return mutations.flatMap(({ name }) => {
    const own = name?.value ?? '';
    const leaves = leavesByName.get(own);
    if (!leaves || own in EXCEPTIONS) return [];
    const sides: readonly Side[] = adminMutations.has(own) ? ['admin'] : ['buyer', 'seller'];
    const [least = []] = sides
      .map((side) => wanted(side).filter((leaf) => !leaves.has(leaf)))
      .toSorted((one, other) => one.length - other.length);
    return least.length === 0 ? [] : [`${own}: its order comes without ${least.join(', ')}`];
  });
}

/** Exceptions for mutations that do not exist, or return no order. */
export function needlessExceptions(documents: Documents): string[] {
  const operations = documents.document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  return Object.keys(EXCEPTIONS).filter((name) => {
    const operation = operations.find((one) => one.name?.value === name);
    return !operation || orderLeaves(documents, operation) === null;
  });
}
