import type { MigrationInterface, QueryRunner } from 'typeorm';

const LONGEST = 500;

/** The address of a webhook is stored in its normal form: the host that people read is the one that is called. */
export class NormaliseWebhookAddresses1764405860000 implements MigrationInterface {
  name = 'NormaliseWebhookAddresses1764405860000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`SET LOCAL lock_timeout = '5s'`);
    const webhooks = (await db.query('SELECT id, url FROM webhooks')) as readonly { readonly id: string; readonly url: string }[];
    for (const { id, url } of webhooks) {
      const href = URL.canParse(url) ? new URL(url).href : url;
      if (href !== url && href.length <= LONGEST) await db.query('UPDATE webhooks SET url = $2 WHERE id = $1', [id, href]);
    }
  }

  /** The release before reads such addresses as well. */
  async down(): Promise<void> {}
}
