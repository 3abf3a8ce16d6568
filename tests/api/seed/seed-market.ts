import { seedDemo } from '../../../demo/seed-demo';
import { resolvePort } from '../../../server/app/wiring/container';
import { Config } from '../../../server/platform/config/env';
import { execute } from '../../../server/platform/db/sql';
import { Logger } from '../../../server/platform/logging/logger';
import type { TestApp } from '../../support/app';

/** Makes the demo market of this day; returns how long it took, in milliseconds. */
export async function seedMarket(target: TestApp, at: Date): Promise<number> {
  await execute(target.db, 'DELETE FROM platform_settings'); // limits that the test app has raised
  const begun = performance.now();
  await seedDemo(target.db, target.container.resolve(Config), resolvePort(target.container, Logger), at);
  return Math.round(performance.now() - begun);
}
