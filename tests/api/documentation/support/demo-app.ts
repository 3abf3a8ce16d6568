/** The application over the demo market, whose accounts the documents for partners log in with. */
import { resolvePort } from '../../../../server/app/wiring/container';
import { seedDemo } from '../../../../demo/seed-demo';
import { Config } from '../../../../server/platform/config/env';
import { Logger } from '../../../../server/platform/logging/logger';
import { startTestApp, type TestApp } from '../../../support/app';

/** Webhooks may go to receivers on this machine. */
export async function startDemoApp(environment: Readonly<Record<string, string>> = {}): Promise<TestApp> {
  const app = await startTestApp({ WEBHOOK_ALLOW_PRIVATE: 'true', ...environment });
  await seedDemo(app.db, app.container.resolve(Config), resolvePort(app.container, Logger));
  return app;
}
