/** Keys of stored notifications by the terms of the glossary: a payment claim is rejected, an order gets a comment. */
import type { MigrationInterface, QueryRunner } from 'typeorm';

const RENAMED: readonly (readonly [from: string, to: string])[] = [
  ['paymentRefused', 'paymentRejected'],
  ['orderNoted', 'orderCommented'],
];

const RENAME = 'UPDATE notifications SET text_key = $2 WHERE text_key = $1';

export class RenameNotificationKeys1764401911001 implements MigrationInterface {
  readonly name = 'RenameNotificationKeys1764401911001';

  async up(runner: QueryRunner): Promise<void> {
    for (const [from, to] of RENAMED) await runner.query(RENAME, [from, to]);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [from, to] of RENAMED) await runner.query(RENAME, [to, from]);
  }
}
