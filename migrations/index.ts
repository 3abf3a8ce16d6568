/**
 * Every step of the database in its order: the files of this folder are found by their names, so that adding one needs
 * no list.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { MigrationInterface } from 'typeorm';

type Migration = new () => MigrationInterface;

const MIGRATION_FILE = /^\d{13}-[a-z-]+\.[jt]s$/;

export const migrations: readonly Migration[] = fs
  .readdirSync(__dirname)
  .filter((file) => MIGRATION_FILE.test(file))
  .sort()
  .flatMap((file) => Object.values(require(path.join(__dirname, file)) as Record<string, Migration>));
