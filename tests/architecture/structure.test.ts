import fs from 'node:fs';
import path from 'node:path';
import { barrels, badNames, fullFolders, headless, longFiles, misnamedClasses, readsEnvironment } from './checks/file-shape';
import { unclaimedRows } from './checks/claimed-rows';
import { brokenImports } from './checks/import-lines';
import { literalTexts } from './checks/screen-texts';
import { plant, readSources, root } from './checks/source-tree';
import { badTitles, requirementIds, unprovenRequirements } from './checks/test-titles';
import { badInputs } from '../support/bad-inputs';

const files = readSources();
const rows = badInputs.map(({ id }) => id);
const requirements = requirementIds(fs.readFileSync(path.join(root, 'docs/requirements.md'), 'utf8'));
const known = [...requirements, ...rows];

describe('the tree', () => {
  it('imports run one way', () => {
    expect(brokenImports(files)).toEqual([]);
  });

  it('no file is longer than 250 lines', () => {
    expect(longFiles(files)).toEqual([]);
  });

  it('no folder of schema, server, client, demo market or tools has more than 25 files', () => {
    expect(fullFolders(files)).toEqual([]);
    const crowd = Array.from({ length: 26 }, (_, index) => `demo/crowd/file-${index}.ts`);
    expect(fullFolders(new Map(crowd.map((name) => [name, '']))).length).toBe(1);
  });

  it('files are named kebab-case.role, classes after their files', () => {
    expect(badNames(files)).toEqual([]);
    expect(misnamedClasses(files)).toEqual([]);
  });

  it('there are no barrels', () => {
    expect(barrels(files)).toEqual([]);
  });

  it('services, policies and the platform begin with a comment on their responsibility', () => {
    expect(headless(files)).toEqual([]);
  });

  it('the environment is read in one place', () => {
    expect(readsEnvironment(files)).toEqual([]);
  });

  it('no screen has a literal text [I2]', () => {
    expect(literalTexts(files)).toEqual([]);
  });

  it('titles of tests name only ids that exist', () => {
    expect(badTitles(files, known)).toEqual([]);
    expect(requirements).toHaveLength(110);
  });

  it('every requirement is named by the title of a test', () => {
    expect(unprovenRequirements(files, requirements)).toEqual([]);
    expect(unprovenRequirements(files, [...requirements, 'Z9'])).toEqual(['Z9']);
  });

  it('every row of the table of bad inputs is sent by a test', () => {
    expect(unclaimedRows(files, rows)).toEqual([]);
    const planted = [...rows, 'A98', 'A99', 'W99'];
    const tests = plant(
      files,
      'tests/api/x.test.ts',
      ['it', `('login with a stone [X1 A99]', () => expect('W991').toBe('A98x'))`].join(''),
    );
    expect(unclaimedRows(tests, planted)).toEqual([
      'A98: no test under tests/api, tests/rest or tests/run sends it',
      'W99: no test under tests/api, tests/rest or tests/run sends it',
    ]);
  });

  it('sees the whole product', () => {
    const folders = [
      'schema/rules/',
      'server/platform/',
      'server/modules/',
      'server/rest-v1/',
      'client/features/',
      'migrations/',
      'demo/',
      'tools/',
      'tests/api/',
    ];
    for (const folder of folders) expect([...files.keys()].some((name) => name.startsWith(folder))).toBe(true);
  });
});

describe('a planted import is caught', () => {
  it.each([
    ['schema/rules/accounts/login.rules.ts', `import React from 'react';`, 'schema imports only yup and itself'],
    ['schema/values/accounts/roles.ts', `import { paths } from '../../../client/platform/paths';`, 'schema imports only yup and itself'],
    ['server/modules/orders/x.ts', `import { paths } from '../../../client/platform/paths';`, 'the halves never meet'],
    ['client/features/auth/x.ts', `import type { User } from '../../../server/modules/accounts/user.entity';`, 'the halves never meet'],
    ['client/platform/x.ts', `export const late = () => import('../../server/main');`, 'the halves never meet'],
    ['server/platform/x.ts', `import { OrdersService } from '../modules/orders/orders.service';`, 'server: platform ← modules'],
    ['server/modules/orders/x.ts', `import { createRestRouter } from '../../rest-v1/router';`, 'server: platform ← modules'],
    ['server/rest-v1/x.ts', `import { buildAppSchema } from '../app/build-schema';`, 'server: platform ← modules'],
    ['server/modules/catalogue/x.ts', `import { OrdersService } from '../orders/orders.service';`, 'only those before it in the line'],
    ['server/modules/media/x.ts', `import { GeographyService } from '../geography/geography.service';`, 'only those before it in the line'],
    ['server/modules/orders/x.ts', `import { mayEdit } from '../catalogue/product.policy';`, 'only its .service, .entity, .types or .port'],
    ['server/modules/orders/x.ts', `export * from '../catalogue/product.inputs';`, 'only its .service, .entity, .types or .port'],
    ['server/modules/gossip/x.ts', `import 'reflect-metadata';`, 'no place in the line of modules'],
    ['client/ui/x.tsx', `import { useMeQuery } from '../generated/graphql';`, 'ui knows no GraphQL'],
    ['client/ui/x.tsx', `import { useQuery } from '@apollo/client/react';`, 'ui knows no GraphQL'],
    ['client/platform/x.ts', `import { Page } from '../ui/page';`, 'client: platform ← ui'],
    ['client/widgets/x/x.tsx', `import { cards } from '../../features/products/cards';`, 'client: platform ← ui'],
    ['client/features/cart/x.tsx', `import { routes } from '../../app/routes';`, 'client: platform ← ui'],
    ['client/features/cart/x.tsx', `import { Component } from '../auth/login.screen';`, 'features never import features'],
    ['server/modules/orders/orders.service.ts', `import { Field } from 'type-graphql';`, 'a service knows no GraphQL'],
    [
      'server/modules/orders/orders.service.ts',
      `import type { RequestContext } from '../../platform/graphql/context';`,
      'a service knows no GraphQL',
    ],
    ['server/modules/orders/order.policy.ts', `import type { Request } from 'express';`, 'a service knows no GraphQL'],
    ['server/modules/orders/orders.resolver.ts', `import { DataSource } from 'typeorm';`, 'knows no TypeORM'],
    ['server/rest-v1/auth.routes.ts', `const { DataSource } = require('typeorm');`, 'knows no TypeORM'],
    ['server/platform/x.ts', `import { startTestApp } from '../../tests/support/app';`, 'the product never imports its tests'],
    ['migrations/1763690000009-add-x.ts', `import { User } from '../server/modules/accounts/user.entity';`, 'a migration stands alone'],
  ])('in %s: %s', (name, text, reason) => {
    expect(brokenImports(plant(new Map(), name, text))).toEqual([expect.stringContaining(reason)]);
  });

  it('and what is allowed is let through', () => {
    const planted = new Map([
      ['schema/rules/x.ts', `import { object } from 'yup'; import { limits } from '../values/limits';`],
      ['server/modules/orders/x.ts', `import { ProductsService } from '../catalogue/products.service'; import { x } from './y';`],
      ['server/app/x.ts', `import { createRestRouter } from '../rest-v1/router'; import type { X } from '../modules/orders/order.policy';`],
      ['client/features/cart/x.tsx', `import { Page } from '../../ui/page'; import { limits } from '../../../schema/values/limits';`],
      ['client/app/x.tsx', `export const lazy = () => import('../features/cart/cart.screen');`],
      ['client/ui/x.tsx', `// import { x } from '../features/cart/x'\nexport const example = "import('../features/cart/x')";`],
    ]);
    expect(brokenImports(planted)).toEqual([]);
  });
});

describe('a planted file is caught', () => {
  const lines = (count: number) => 'const line = 1;\n'.repeat(count);

  it('when it is too long, unless it lists data', () => {
    expect(longFiles(plant(new Map(), 'server/app/x.ts', lines(251)))).toEqual(['server/app/x.ts: 251 lines, at most 250']);
    expect(longFiles(plant(new Map(), 'server/app/x.ts', lines(250)))).toEqual([]);
    expect(longFiles(plant(new Map(), 'schema/values/x.ts', lines(900)))).toEqual([]);
    expect(longFiles(plant(new Map(), 'client/features/x/x.messages.ts', lines(900)))).toEqual([]);
  });

  it.each([
    ['server/modules/orders/OrderService.ts', 'kebab-case'],
    ['client/ui/data_table.tsx', 'kebab-case'],
    ['migrations/add-orders.ts', 'kebab-case'],
    ['server/platform/utils/dates.ts', 'no utils'],
    ['client/ui/helpers.ts', 'no utils'],
    ['client/common/x.ts', 'no utils'],
    ['server/modules/orders/misc.service.ts', 'no utils'],
  ])('when it is called %s', (name, reason) => {
    expect(badNames(plant(new Map(), name, ''))).toEqual([expect.stringContaining(reason)]);
  });

  it('when its class has another name', () => {
    const planted = (text: string) => misnamedClasses(plant(new Map(), 'server/modules/orders/order-line.entity.ts', text));
    expect(planted('export class Line {}')).toEqual([expect.stringContaining('should export class OrderLine')]);
    expect(planted('@Entity()\nexport class OrderLine {}')).toEqual([]);
  });

  it('when it is a barrel', () => {
    expect(barrels(plant(new Map(), 'client/ui/index.ts', 'export const x = 1;'))).toHaveLength(1);
    expect(barrels(plant(new Map(), 'client/ui/parts.ts', `export * from './page';\nexport { Menu } from './menu';`))).toHaveLength(1);
    expect(barrels(plant(new Map(), 'client/ui/part.ts', `export type { X } from './x';\nexport const y = 1;`))).toEqual([]);
  });

  it('when a service has no head', () => {
    const name = 'server/modules/orders/orders.service.ts';
    expect(headless(plant(new Map(), name, `import { x } from './x';\nexport class OrdersService {}`))).toHaveLength(1);
    expect(headless(plant(new Map(), name, `/** Orders: list, one, moves. */\nimport { x } from './x';`))).toEqual([]);
    expect(
      headless(plant(new Map(), name, `import { x } from './x';\n\n/** Orders: list, one, moves. */\nexport class OrdersService {}`)),
    ).toEqual([]);
  });

  it.each(['const port = process.env.PORT;', 'const { env } = process;', `const port = process['env'].PORT;`])(
    'when it reads the environment: %s',
    (text) => {
      expect(readsEnvironment(plant(new Map(), 'server/app/x.ts', text))).toHaveLength(1);
      expect(readsEnvironment(plant(new Map(), 'server/platform/config/env.ts', text))).toEqual([]);
    },
  );
});

describe('a planted literal on a screen is caught', () => {
  it.each([
    ['text', '<p>Hello</p>', 'Hello'],
    ['Bangla text', '<p>হাটবার</p>', 'হাটবার'],
    ['text in braces', `<p>{'Hello'}</p>`, 'Hello'],
    ['a choice', `<p>{busy ? 'Sending' : t('send')}</p>`, 'Sending'],
    ['a template', '<p>{`${count} left`}</p>', 'left'],
    ['an addition', `<p>{count + ' left'}</p>`, 'left'],
    ['a condition', `<p>{busy && 'Sending'}</p>`, 'Sending'],
    ['a fallback', `<p>{name ?? 'Nobody'}</p>`, 'Nobody'],
    ['a fragment', '<>Hello</>', 'Hello'],
    ['aria-label', '<button aria-label="Close" />', 'Close'],
    ['title', `<abbr title={'Kilogram'} />`, 'Kilogram'],
    ['placeholder', '<input placeholder="Search" />', 'Search'],
    ['alt', '<img alt={`Photo ${n}`} />', 'Photo'],
    ['label', '<TextField label="Name" />', 'Name'],
    ['a toast', `<button onClick={() => toast.success('Saved')} />`, 'Saved'],
  ])('%s: %s', (_what, jsx, literal) => {
    const planted = plant(new Map(), 'client/features/x/x.screen.tsx', `export const Component = () => ${jsx};`);
    expect(literalTexts(planted)).toEqual([`client/features/x/x.screen.tsx: "${literal}" belongs into a messages file`]);
  });

  it('and what no one reads on the screen is let through', () => {
    const jsx = `<><p className="price" id="p1">{t('hello')} · {count} %</p><img alt="" /><a href="/x" role="menu">{"—"}</a>{/* note */}</>`;
    expect(literalTexts(plant(new Map(), 'client/ui/x.tsx', `export const X = () => ${jsx};`))).toEqual([]);
  });
});

describe('a planted title is caught', () => {
  const name = 'tests/api/x.test.ts';
  const titled = (text: string) => badTitles(plant(new Map(), name, text), known);

  it.each(['R14', 'Z1', 'L9', 'A99'])('that names %s', (id) => {
    expect(titled(`it('does it [${id}]', () => {});`)).toEqual([`${name}: ${id} is on no list`]);
  });

  /** Put together, so that this file has no such title itself. */
  it.each([
    ['it', `('S6 does it', () => {});`],
    ['describe', `('R10', () => {});`],
    ['it.each([[1]])', `('L3 %s', () => {});`],
  ])('that begins with an id: %s%s', (call, rest) => {
    expect(titled(call + rest)).toEqual([expect.stringContaining('begins with an id')]);
  });

  it('of a file that leaves tests out and does not say when', () => {
    const skips = (title: string) => ['const when = has ? it : it', `.skip; when('${title}', () => {});`].join('');
    expect(titled(skips('does it'))).toEqual([expect.stringContaining('leaves tests out')]);
    expect(titled(skips('does it (skipped where no disk is)'))).toEqual([]);
  });

  it('and known ids at the end are let through', () => {
    const text = `it('rejects it [U5 F03]', () => {}); it.each([['x']])('%s [L3]', () => {}); it('labels of size A5', () => {});`;
    expect(titled(text)).toEqual([]);
  });
});
