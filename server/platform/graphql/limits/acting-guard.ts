/**
 * Checks the operations of someone who acts for another: the grant must have the right of every root field, fragments
 * expanded. From then on the transactions of a mutation record who acts.
 */
import type { DocumentNode, OperationDefinitionNode } from 'graphql';
import { rightOf } from '../../../../schema/values/accounts/acting-operations';
import { openTransactionsWith } from '../../db/acting-scope';
import { AppError } from '../../errors/app-error';
import type { Acting } from '../../security/acting';
import { rootFields } from './key-guard';

/** Throws FORBIDDEN. The description of the schema is for everyone. */
export function assertActing(acting: Acting, document: DocumentNode, operation: OperationDefinitionNode): void {
  const root = `${operation.operation.charAt(0).toUpperCase()}${operation.operation.slice(1)}`;
  const names = [...rootFields(document, operation)].filter((field) => !field.startsWith('__'));
  for (const name of names) {
    const right = rightOf(`${root}.${name}`);
    if (right === undefined) throw new AppError('FORBIDDEN', 'acting.never');
    if (right !== 'ANY' && !acting.rights.includes(right)) throw new AppError('FORBIDDEN', 'acting.rightMissing', { right });
  }
  if (operation.operation === 'mutation') openTransactionsWith(acting.opening(names));
}
