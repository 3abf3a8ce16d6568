/**
 * A partner reads this first: the rules that hold for every address (Markdown; docs-page.ts reads only paragraphs,
 * `code` and dashes of it).
 */
export const introduction = `The farm market of Haatbar for your own programs: accounts, and a seller's own products.

- Send JSON (\`application/json\`, up to 100 KB) or a form (\`multipart/form-data\`, up to 6 files of 10 MB). Responses are JSON. Numbers may come as numbers or as digits, Bangla ones too. A field that a call does not take is 400, with its name.
- Log in by \`POST /login\` and send the token with every call: \`Authorization: Bearer <token>\`. It is good for 7 days. An API key made in Settings does as well, for the calls its scopes name. Cookies are ignored.
- Pages of any site may call, with \`credentials: 'include'\` or without: the token is what counts.
- An error is \`{"message": "…"}\`. Show the message to people; programs read the header \`error-code\`. Ask for Bangla with \`Accept-Language: bn\`.
- A wrong method is 405 with the header \`allow\`; an unknown address, another user's record and a missing one are both 404.
- Reading takes one point, writing five: 6,000 points a minute for an account, 1,800 for an address without a token. Every response has what is left in \`RateLimit\` (draft-ietf-httpapi-ratelimit-headers-10). Beyond that: 429, and \`retry-after\` has the seconds to wait.
- Where a call takes \`Idempotency-Key\`, send a new one (a UUID; at most 100 characters) for each thing you want done, and the same one when you try again: it is done once. The second response has the header \`idempotency-replayed\`; the same key with another body is 422. What failed leaves its key free. Keys are yours alone and stored for 24 hours.
- Money is in taka, quantities in the product's unit; both are exact on our side. Times are ISO 8601 in UTC. Ids are opaque. New fields may appear in responses; existing ones stay.`;
