/** What the schema says of itself: how to sign in, what a request may cost, what can go wrong. The figures are the ones the server enforces. */
import {
  documentErrorMeaning,
  errorCodes,
  errorMeaning,
  errorStatus,
  graphqlErrorCode,
  internalErrorCode,
  restErrorCode,
  restOnlyCodes,
} from '../../schema/values/error-codes';
import { limits } from '../../schema/values/limits';
import { COST_HEADER } from '../platform/graphql/cost-report';
import { DOCUMENT_LIMITS } from '../platform/graphql/document-limits';
import { MAX_COST } from '../platform/graphql/query-cost';
import { ACCOUNT_POINTS, MUTATION_POINTS, REQUEST_POINTS, VISITOR_POINTS } from '../platform/graphql/request-points';

const errorList: string = Object.entries({ ...documentErrorMeaning, ...errorMeaning })
  .filter(([code]) => !restOnlyCodes.some((one) => one === code))
  .map(([code, meaning]) => `- \`${code}\`: ${meaning}`)
  .join('\n');

export const apiDescription = `Haatbar / হাটবার: farm produce from field to kitchen. Everything the web client does, it does through this API.

**Signing in.** \`login\` with \`sessionKind: BEARER\` answers a token for the header \`Authorization: Bearer …\`; programs use an API key made in Settings in the same header.
**Language.** \`Accept-Language: bn\` or \`en\` chooses the language of sentences; codes and keys stay the same.
**Lists** are Relay's connections: \`nodes\`, \`edges\`, \`totalCount\`, \`pageInfo\`; \`first\` 1–${limits.maxFirst}, then \`after\` a cursor, or \`offset\` up to ${limits.maxOffset} for numbered pages.
**Numbers.** \`Decimal\` is a string ("45.50"): BDT with two decimals, quantities with up to three. Ids are opaque.
**Idempotency.** A mutation that moves money or stock takes a key (argument \`idempotencyKey\` or header \`Idempotency-Key\`): it is done once; the same key and input again answer the thing as it stands, with the header \`idempotency-replayed\`; another input is refused. What failed leaves its key free. Keys are an account's own, kept for ${limits.idempotencyKeyHours} hours (a purchase's for ${limits.purchaseKeyDays} days). One such mutation a request.

**Limits of a request.** Depth ${DOCUMENT_LIMITS.depth}, aliases ${DOCUMENT_LIMITS.aliases}, root fields ${DOCUMENT_LIMITS.rootFields}, mutations ${DOCUMENT_LIMITS.mutations}, tokens ${DOCUMENT_LIMITS.tokens}, cost ${MAX_COST}: an object costs 1, a list \`first\` times its contents. No batches. An operation has 10 s.
**Rate.** A query takes ${REQUEST_POINTS} point, a mutation ${REQUEST_POINTS + MUTATION_POINTS}; ${ACCOUNT_POINTS} points a minute for an account, ${VISITOR_POINTS} for a visitor's address, ${limits.apiKeyRequestsPerMinute} requests a minute for an API key.
The request header \`${COST_HEADER}: 1\` adds \`extensions.cost\` to the answer: what it cost and how many points are left.

**Changes.** Fields are added at any time; what goes is first marked \`@deprecated\` for six months. CHANGELOG.md tells of both.

**Errors** carry \`extensions.code\`, \`extensions.key\` (the sentence's name) and, for bad input, \`extensions.fields\`:
${errorList}`;

const isOfRest = (code: (typeof errorCodes)[number]) => restOnlyCodes.includes(code) && graphqlErrorCode(code) === code;
const rows = errorCodes.map(
  (code) =>
    `| ${isOfRest(code) ? '–' : `\`${graphqlErrorCode(code)}\``} | \`${restErrorCode(code)}\` | ${errorStatus[code]} | ${errorMeaning[code]} |`,
);

const documentRows = Object.entries(documentErrorMeaning).map(([code, meaning]) => `| \`${code}\` | – | – | ${meaning} |`);

/** docs/errors.md */
export const errorPage = `# Errors

Made by \`npm run generate\` from the one list of codes. GraphQL answers the code in \`extensions.code\`, REST in the header \`error-code\` beside \`{ "message": … }\`. Program against codes, never against sentences: these follow \`Accept-Language\`.

How to try again, and what not to, stands in the [quick start](quick-start.md#when-something-goes-wrong).

| GraphQL | REST | REST status | what it means |
| --- | --- | --- | --- |
${documentRows.join('\n')}
${rows.join('\n')}
| \`${internalErrorCode}\` | \`${internalErrorCode}\` | 500 | ${errorMeaning[internalErrorCode]} |
`;
