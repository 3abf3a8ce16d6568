/**
 * Fields that are nothing but a property of their object are read by the executor itself: type-graphql would put a
 * function with a middleware chain before each, and a list of 24 products has hundreds of them. A field with
 * `@Authorized`, with a middleware or with another name than its property still has its function. Called once before
 * the schema is built.
 */
import { getMetadataStorage } from 'type-graphql';

export function readPlainFieldsDirectly(): void {
  const { fields, authorizedFields, middlewares } = getMetadataStorage();
  const guarded = new Map<unknown, Set<string>>();
  for (const { target, fieldName } of [...authorizedFields, ...middlewares]) {
    guarded.set(target, (guarded.get(target) ?? new Set()).add(fieldName));
  }
  for (const field of fields) {
    field.simple ??= field.schemaName === field.name && !guarded.get(field.target)?.has(field.name);
  }
}
