/**
 * The description of the schema: how to sign in, what a request may cost, what can go wrong. The figures are the ones
 * the server enforces.
 */
import type { GraphQLObjectType, GraphQLSchema } from 'graphql';
import {
  documentErrorMeaning,
  errorCodes,
  errorMeaning,
  errorStatus,
  graphqlErrorCode,
  internalErrorCode,
  restErrorCode,
  restOnlyCodes,
} from '../../../schema/values/api/error-codes';
import {
  currentMeaning,
  currentStatusMeaning,
  problemField,
  problemMeaning,
  type ProblemKind,
  problemValue,
} from '../../../schema/values/api/error-details';
import { VERSION_HEADER } from '../../../schema/values/api/api-version';
import { limits } from '../../../schema/values/limits';
import { serverLimits } from '../../../schema/values/server-limits';
import { COST_HEADER } from '../../platform/graphql/limits/cost-report';
import { DOCUMENT_LIMITS } from '../../platform/graphql/limits/document-limits';
import { MAX_COST, UNSIZED_LIST } from '../../platform/graphql/limits/query-cost';
import {
  ACCOUNT_POINTS,
  COST_OF_A_POINT,
  LENGTH_OF_A_POINT,
  MUTATION_POINTS,
  REQUEST_POINTS,
  VISITOR_POINTS,
} from '../../platform/graphql/limits/request-points';

const errorList: string = Object.entries({ ...documentErrorMeaning, ...errorMeaning })
  .filter(([code]) => !restOnlyCodes.some((one) => one === code))
  .map(([code, meaning]) => `- \`${code}\`: ${meaning}`)
  .join('\n');

export const apiDescription = `Haatbar / হাটবার: farm produce from field to kitchen. Everything the web client does, it does through this API.

**Logging in.** \`login\` with \`sessionKind: BEARER\` returns a token for the header \`Authorization: Bearer …\`; programs use an API key made in Settings in the same header.
**Language.** \`Accept-Language: bn\` or \`en\` chooses the language of messages; codes and keys stay the same.
**Lists** are Relay's connections: \`nodes\`, \`edges\`, \`totalCount\`, \`pageInfo\`; \`first\` 1–${limits.maxFirst}, then \`after\` a cursor, or \`offset\` up to ${serverLimits.maxOffset} for numbered pages.
**Numbers.** \`Decimal\` is a string ("45.50"): BDT with two decimals, quantities with up to three. Ids are opaque.
**Live events.** Subscriptions come by WebSocket (protocol \`graphql-transport-ws\`) at the same address; the token is \`authorization\` in the payload of \`connection_init\`. A token that is not valid closes the socket with 4403 and the reason. API keys use webhooks instead.
**Idempotency.** A mutation that moves money or stock takes a key (argument \`idempotencyKey\` or header \`Idempotency-Key\`): it is done once; the same key and input again return the current state, with the header \`idempotency-replayed\`; another input is rejected. What failed leaves its key free. Keys belong to one account and are stored for ${serverLimits.idempotencyKeyHours} hours (a purchase's for ${serverLimits.purchaseKeyDays} days). A key has at most ${serverLimits.idempotencyKeyLength} characters. Two such mutations of one request need two keys, as their arguments.

**Limits of a request.** Depth ${DOCUMENT_LIMITS.depth}, aliases ${DOCUMENT_LIMITS.aliases}, root fields ${DOCUMENT_LIMITS.rootFields}, mutations ${DOCUMENT_LIMITS.mutations}, tokens ${DOCUMENT_LIMITS.tokens}, letters of a name ${DOCUMENT_LIMITS.nameLetters}, cost ${MAX_COST}: an object costs 1, a list \`first\` times its contents, ${UNSIZED_LIST} times where it takes no \`first\`. No batches. An operation has 10 s.
**Rate.** An operation takes a point for each ${COST_OF_A_POINT} of its cost, at least ${REQUEST_POINTS}, a mutation ${MUTATION_POINTS} more, and a document longer than ${LENGTH_OF_A_POINT / 1024} KB one more for each further ${LENGTH_OF_A_POINT / 1024} KB begun; ${ACCOUNT_POINTS} points a minute for an account, ${VISITOR_POINTS} for a visitor's address, ${serverLimits.apiKeyRequestsPerMinute} requests a minute for an API key. Every response has the headers \`RateLimit-Policy\` and \`RateLimit\` (draft-ietf-httpapi-ratelimit-headers-10).
The request header \`${COST_HEADER}: 1\` adds \`extensions.cost\` to the response: what it cost, how many points are left and, for a key, how many requests (\`keyRequests\`).

**Changes.** Fields are added at any time; what goes is first marked \`@deprecated\` for six months; /docs/changes lists both. The response header \`${VERSION_HEADER}\` names the release that runs.

**Errors** carry \`extensions.code\` and, but for those of GraphQL itself, \`extensions.key\` (the name of the message) with its values in \`extensions.params\`; bad input \`extensions.fields\`, lines that cannot be ordered \`extensions.problems\`, conflicts \`extensions.current\` (/docs/errors):
${errorList}`;

/** The types that operations begin with. */
export const rootDescriptions = (schema: GraphQLSchema): [GraphQLObjectType | null | undefined, string][] => [
  [schema.getQueryType(), 'What can be read; nothing changes by it.'],
  [schema.getMutationType(), 'What can be changed; several mutations of a request are done one after the other.'],
  [schema.getSubscriptionType(), 'What is sent as it happens, by WebSocket to sessions.'],
];

const isOfRest = (code: (typeof errorCodes)[number]) => restOnlyCodes.includes(code) && graphqlErrorCode(code) === code;
const rows = errorCodes.map(
  (code) =>
    `| ${isOfRest(code) ? '–' : `\`${graphqlErrorCode(code)}\``} | \`${restErrorCode(code)}\` | ${errorStatus[code]} | ${errorMeaning[code]} |`,
);

const problemRows = (Object.keys(problemMeaning) as ProblemKind[]).map(
  (kind) => `| \`${kind}\` | \`lines[0].${problemField[kind]}\` | ${problemValue[kind]} | ${problemMeaning[kind]} |`,
);
const currentRows = Object.entries(currentMeaning).map(([key, meaning]) => `| \`${key}\` | ${meaning} |`);

const statusRows = Object.entries(currentStatusMeaning).map(([word, meaning]) => `| \`${word}\` | ${meaning} |`);

const documentRows = Object.entries(documentErrorMeaning).map(([code, meaning]) => `| \`${code}\` | – | – | ${meaning} |`);

/** docs/errors.md */
export const errorPage = `# Errors

GraphQL returns the code in \`extensions.code\`, REST in the header \`error-code\` beside \`{ "message": … }\`. Program against codes, never against messages: these follow \`Accept-Language\`.

How to try again, and what not to, is in the [quick start](quick-start.md#when-something-goes-wrong).

| GraphQL | REST | REST status | what it means |
| --- | --- | --- | --- |
${documentRows.join('\n')}
${rows.join('\n')}
| \`${internalErrorCode}\` | \`${internalErrorCode}\` | 500 | ${errorMeaning[internalErrorCode]} |

## GraphQL: status, key and language

Go by the code, not by the HTTP status. What stops a request before its fields are resolved has the status of the table (a key without the scope: 403; errors of GraphQL itself: 400, or 405, 406 and 415 of HTTP).
What a rule of an input or a resolver finds is 200, beside the \`data\` of other fields, but for \`UNAUTHENTICATED\` (401), \`TIMEOUT\` and \`UNAVAILABLE\` (503); \`RATE_LIMITED\` is 429 for the limits of requests, and 200 for an operation that has a limit of its own.

## What is not there

What does not exist, what is not yours to read and what is no id at all have one answer, and the type of the query says which:

- A query whose type may be null (\`product: Product\`) is \`null\`; one whose type may not (\`bill: Bill!\`) is \`NOT_FOUND\` with the key \`error.notFound\`. An entry of \`nodes\` is null.
- \`order\` and \`myCustomer\`, of which a request often asks for several, are both: \`NOT_FOUND\`, and null at their place, so that one that is missing leaves the rest of the response.
- A list about something that everyone may read of (\`productQuestions\`, \`similarProducts\`, \`districts\`, \`upazilas\`) and a filter by an id or a category are empty. A list of an object that only its owners read (\`orderMessages\`, \`webhookDeliveries\`) is \`NOT_FOUND\`, as that object is.
- A mutation is \`NOT_FOUND\`; so is every call of REST, with the status 404. A category that there is not is \`BAD_USER_INPUT\` where it would be stored (\`addProduct\`, rows of \`upsertProducts\`, \`addPriceAlert\`).

## Keys and parameters

\`extensions.key\` names the message, \`extensions.params\` has its values: \`{ "code": "FORBIDDEN", "key": "apiKey.scopeMissing", "params": { "scope": "READ_ORDERS" } }\`.
\`apiKey.notForKeys\` has \`extensions.reason\`, in English: why no key may call this operation, as its description says.
\`QUERY_TOO_COMPLEX\` has in \`params\` what was \`spent\`, the \`maximum\`, and the \`field\` that costs most with its \`points\`.
Errors of GraphQL itself have no key, and their messages stay English: the codes of the first four rows, \`BAD_USER_INPUT\` for a variable that is not of its type, \`BAD_REQUEST\` for a
request that is none of GraphQL over HTTP. A query may come by GET as well, with the header \`apollo-require-preflight\`; a mutation by GET is 405.

## Which field: \`extensions.fields\`

\`BAD_USER_INPUT\` lists every wrong field as \`{ field, key, message }\`, whether a rule or the type of the value was broken. A field is named by its path inside the input:
\`price\`, \`lines[0].quantity\`. Where one of a list of ids is meant, \`value\` is that id: NOT_FOUND of \`postForSell\` lists every missing product as \`{ field: "productIds[2]", key, message, value }\`.
An idempotency key is \`idempotencyKey\`, as an argument or in the header. REST has the same list, with fields and keys only, as JSON in the header \`error-fields\`.

## Which line: \`extensions.problems\`

\`placeOrder\` lists every line that cannot be ordered as it is, not the first alone; the code and the message are those of the first (of a changed price: \`CONFLICT\`, where nothing else is wrong). Each is
\`{ path, productId, kind, value }\`, the same that \`quoteCart\` shows as \`Cart.problems\` before anything is ordered.
Lines of one product are added up, and the first of them is named. What the buyer may not see is \`UNAVAILABLE\`, whatever the reason.

For example \`{ "code": "OUT_OF_STOCK", "key": "stock.left", "problems": [{ "path": "lines[0].quantity", "productId": "…", "kind": "LESS_STOCK", "value": "3" }] }\`.

| kind | path | value | what it means |
| --- | --- | --- | --- |
${problemRows.join('\n')}

## What it is now: \`extensions.current\`

Conflicts carry what to decide by, as far as it applies, so that nothing has to be read again. REST has it as JSON in the header \`error-current\`.

For example \`{ "code": "INVALID_TRANSITION", "key": "order.invalidTransition", "current": { "status": "SHIPPED", "allowed": ["DELIVER"] } }\`.

| key | what it is |
| --- | --- |
${currentRows.join('\n')}

Words of \`status\` that no field has; an account that cannot be closed names everything that must be over before. More may be added.

| status | what it means |
| --- | --- |
${statusRows.join('\n')}
`;
