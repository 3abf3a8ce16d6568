/**
 * `npm run generate`, first half: writes schema/schema.graphql from the resolvers, schema/openapi.json from the REST
 * routes, schema/webhooks.json from the webhook messages, docs/errors.md from the list of codes. Needs no database.
 */
import 'reflect-metadata';
import fs from 'node:fs';
import path from 'node:path';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { API_RELEASED_ON, API_VERSION } from '../../../schema/values/api/api-version';
import { openapiOf } from '../../rest-v1/openapi/openapi';
import { describedRoutes } from '../../rest-v1/router';
import { errorPage } from '../wiring/api-description';
import { buildAppSchema } from '../wiring/build-schema';
import { webhookSchemaFile } from '../http/docs/webhook-events-page';

const HEAD = `# Haatbar GraphQL API, release ${API_VERSION} of ${API_RELEASED_ON}. Generated from the resolvers.\n\n`;

async function emit(): Promise<void> {
  const schema = lexicographicSortSchema(await buildAppSchema());
  fs.writeFileSync(path.join('schema', 'schema.graphql'), `${HEAD}${printSchema(schema)}\n`);
  fs.writeFileSync(path.join('schema', 'openapi.json'), `${JSON.stringify(openapiOf(describedRoutes()), null, 2)}\n`);
  fs.writeFileSync(path.join('schema', 'webhooks.json'), webhookSchemaFile);
  fs.writeFileSync(path.join('docs', 'errors.md'), errorPage);
}

void emit();
