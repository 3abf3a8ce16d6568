import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The time of the last login leaves `users`, whose rows nearly every other table locks by a foreign key. */
export class SeparateLogins1764400010003 implements MigrationInterface {
  name = 'SeparateLogins1764400010003';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE user_logins (
        user_id uuid PRIMARY KEY REFERENCES users (id),
        last_login_at timestamptz NOT NULL
      ) WITH (fillfactor = 70);
      INSERT INTO user_logins (user_id, last_login_at) SELECT id, last_login_at FROM users WHERE last_login_at IS NOT NULL;
      ALTER TABLE users DROP COLUMN last_login_at;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE users ADD COLUMN last_login_at timestamptz;
      UPDATE users u SET last_login_at = login.last_login_at FROM user_logins login WHERE login.user_id = u.id;
      DROP TABLE user_logins;
    `);
  }
}
