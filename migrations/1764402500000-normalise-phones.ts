import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The rule of schema/text/phone.ts for numbers that hold digits alone. */
const NORMAL_PHONE = `
  CREATE FUNCTION normal_phone(phone text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN
    regexp_replace(regexp_replace(regexp_replace(phone, '^00(?=[1-9])', ''), '^8800?(?=[1-9][0-9]{7,10}$)', '0'), '^1(?=[0-9]{9}$)', '01')`;

/**
 * Where several accounts have the same number, the oldest gets its normal form. The others stay apart with a spelling
 * of their own and are marked; if one of them has the normal form, it takes the spelling that the oldest had. Phones of
 * closed accounts belong to no one.
 */
const TWINS = `
  WITH numbered AS (
    SELECT id, phone, normal_phone(phone) AS normal, row_number() OVER same AS place, first_value(id) OVER same AS oldest,
      first_value(phone) OVER same AS oldest_phone, count(*) OVER (PARTITION BY normal_phone(phone)) AS accounts
    FROM users WHERE closed_at IS NULL WINDOW same AS (PARTITION BY normal_phone(phone) ORDER BY created_at, id))
  SELECT id, oldest, CASE WHEN phone = normal THEN oldest_phone ELSE phone END AS spelling FROM numbered WHERE accounts > 1 AND place > 1`;
/** Two accounts cannot exchange their numbers in one statement: the later one waits with a number that no phone has. */
const MARK = `UPDATE users SET phone_twin_of = $2, phone = '99998' || right(phone, 10) WHERE id = $1`;
const SPELL = 'UPDATE users SET phone = $2 WHERE id = $1';
const NORMALISE_USERS = 'UPDATE users SET phone = normal_phone(phone) WHERE phone <> normal_phone(phone) AND phone_twin_of IS NULL';

const CONTACTS = [
  ['addresses', 'contact_phone'],
  ['orders', 'contact_phone'],
  ['shared_baskets', 'contact_phone'],
  ['support_messages', 'phone'],
] as const;

/** One form for each phone number: stored ones are brought into it, and the table of users accepts no other. */
export class NormalisePhones1764402500000 implements MigrationInterface {
  name = 'NormalisePhones1764402500000';

  async up(db: QueryRunner): Promise<void> {
    // what holds a row longer than this stops the migration, not the market behind it; it runs again at the next start
    await db.query(`SET LOCAL lock_timeout = '5s'`);
    await db.query(NORMAL_PHONE);
    await db.query('ALTER TABLE users ADD COLUMN phone_twin_of uuid REFERENCES users');
    await db.query('CREATE INDEX users_phone_twins ON users (phone_twin_of) WHERE phone_twin_of IS NOT NULL');
    const twins = (await db.query(TWINS)) as { id: string; oldest: string; spelling: string }[];
    for (const { id, oldest } of twins) await db.query(MARK, [id, oldest]);
    await db.query(NORMALISE_USERS);
    for (const { id, spelling } of twins) await db.query(SPELL, [id, spelling]);
    await db.query(
      'ALTER TABLE users ADD CONSTRAINT users_phone_normal CHECK (phone_twin_of IS NOT NULL OR phone = normal_phone(phone)) NOT VALID',
    );
    await db.query('ALTER TABLE users VALIDATE CONSTRAINT users_phone_normal');
    for (const [table, column] of CONTACTS)
      await db.query(`UPDATE ${table} SET ${column} = normal_phone(${column}) WHERE ${column} <> normal_phone(${column})`);
  }

  /** Numbers stay in their normal form: the version before reads them as well. */
  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE users DROP CONSTRAINT users_phone_normal');
    await db.query('DROP INDEX users_phone_twins');
    await db.query('ALTER TABLE users DROP COLUMN phone_twin_of');
    await db.query('DROP FUNCTION normal_phone(text)');
  }
}
