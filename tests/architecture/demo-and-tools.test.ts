/** The embedded PostgreSQL is below the server; the demo market and the other tools are above it. */
import { brokenImports } from './checks/import-lines';
import { plant } from './checks/source-tree';

describe('a planted import is caught', () => {
  it.each([
    ['server/modules/orders/x.ts', `import { seedDemo } from '../../../demo/seed-demo';`, 'used by server/main.ts alone'],
    ['server/app/x.ts', `export const late = () => import('../../demo/seed-demo');`, 'used by server/main.ts alone'],
    ['client/platform/x.ts', `import { createTar } from '../../tools/backup/tar';`, 'server/app uses the embedded PostgreSQL alone'],
    ['server/app/x.ts', `import { createTar } from '../../tools/backup/tar';`, 'server/app uses the embedded PostgreSQL alone'],
    ['demo/x.ts', `import { createTar } from '../tools/backup/tar';`, 'the demo market uses no tool'],
    ['tools/embedded-postgres/x.ts', `import { sql } from '../../server/platform/db/sql';`, 'imports nothing of the product'],
  ])('in %s: %s', (name, text, reason) => {
    expect(brokenImports(plant(new Map(), name, text))).toEqual([expect.stringContaining(reason)]);
  });

  it('and what is allowed is let through', () => {
    const planted = new Map([
      ['server/main.ts', `import { demoMarket } from '../demo/demo-market';`],
      ['server/app/start/x.ts', `import { startEmbedded } from '../../../tools/embedded-postgres/start-embedded';`],
      ['demo/x.ts', `import { sql } from '../server/platform/db/sql';`],
      ['tools/backup/x.ts', `import { runCommand } from '../../server/app/commands/command';`],
      ['tools/embedded-postgres/x.ts', `import { livePid } from '../processes/process-state';`],
    ]);
    expect(brokenImports(planted)).toEqual([]);
  });
});
