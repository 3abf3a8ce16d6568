/**
 * `npm run generate`, first half: writes schema/schema.graphql from the resolvers, schema/stored-reads.json from their
 * `@Operation`, schema/openapi.json from the REST routes, schema/webhooks.json from the webhook messages,
 * docs/errors.md from the list of codes. Needs no database.
 */
import 'reflect-metadata';
import fs from 'node:fs';
import path from 'node:path';
import { openapiOf } from '../../rest-v1/openapi/openapi';
import { describedRoutes } from '../../rest-v1/router';
import { errorPage } from '../wiring/api-description';
import { buildAppSchema } from '../wiring/build-schema';
import { storedReads } from '../../platform/graphql/operation';
import { sdlOf } from '../http/docs/partner-schema';
import { webhookSchemaFile } from '../http/docs/webhook-events-page';

async function emit(): Promise<void> {
  const schema = await buildAppSchema();
  fs.writeFileSync(path.join('schema', 'schema.graphql'), sdlOf(schema));
  fs.writeFileSync(path.join('schema', 'stored-reads.json'), `${JSON.stringify(storedReads(schema), null, 2)}\n`);
  fs.writeFileSync(path.join('schema', 'openapi.json'), `${JSON.stringify(openapiOf(describedRoutes()), null, 2)}\n`);
  fs.writeFileSync(path.join('schema', 'webhooks.json'), webhookSchemaFile);
  fs.writeFileSync(path.join('docs', 'errors.md'), errorPage);
}

void emit();
