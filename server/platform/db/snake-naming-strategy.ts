/**
 * camelCase in TypeScript, snake_case in PostgreSQL, and PostgreSQL's own names for keys, once for every entity. Given
 * to data-source.ts.
 */
import { DefaultNamingStrategy, type Table } from 'typeorm';

export class SnakeNamingStrategy extends DefaultNamingStrategy {
  override columnName(property: string, custom: string | undefined, prefixes: string[]): string {
    return snakeCase([...prefixes, custom ?? property].join('_'));
  }

  override primaryKeyName(table: Table | string): string {
    return `${this.getTableName(table)}_pkey`;
  }

  override uniqueConstraintName(table: Table | string, columns: string[]): string {
    return `${this.getTableName(table)}_${columns.join('_')}_key`;
  }

  override foreignKeyName(table: Table | string, columns: string[]): string {
    return `${this.getTableName(table)}_${columns.join('_')}_fkey`;
  }

  override relationName(property: string): string {
    return snakeCase(property);
  }

  override joinColumnName(relation: string, referenced: string): string {
    return snakeCase(`${relation}_${referenced}`);
  }

  override joinTableName(first: string, second: string, property: string): string {
    return snakeCase(`${first}_${property.replace(/\./g, '_')}_${second}`);
  }

  override joinTableColumnName(table: string, property: string, column?: string): string {
    return snakeCase(`${table}_${column ?? property}`);
  }
}

function snakeCase(text: string): string {
  return text
    .replace(/([A-Z])([A-Z])([a-z])/g, '$1_$2$3')
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase();
}
