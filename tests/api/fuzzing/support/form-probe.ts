/**
 * Multipart forms byte by byte: boundaries, names and sizes of parts, maps of GraphQL uploads, images that are none,
 * and bodies that end too early.
 */
import { randomBytes } from 'node:crypto';
import { codeOf, graphqlViolations, leaks, violations } from './checks';
import { anyJson, anyText, chance, type Draw, int, pick, times } from './draw';
import type { Probe } from './fuzz';
import { headerText } from './graphql-probe';
import type { FuzzMarket, FuzzSender } from './market';
import { exchange, firstResponse, resultOf } from './wire';

const UPLOADS = [
  'mutation ($file: Upload!) { uploadImage(file: $file) { id } }',
  'mutation ($file: Upload!) { uploadImage(file: $file) { id } }',
  'mutation ($file: Upload!) { uploadProductImport(file: $file) { id } }',
  'mutation ($file: Upload!) { uploadIdentityDocument(file: $file, kind: NID_FRONT) { id } }',
  'mutation ($file: Upload!) { importGatewaySettlement(file: $file, gateway: BKASH) { __typename } }',
  'mutation ($file: Upload!) { __typename }',
  '{ divisions { id } }',
];
const PATHS = ['/graphql', '/graphql', '/graphql', '/api/v1/register', '/api/v1/login', '/api/v1/producer/add-product'];
const MAPS = [
  '{"0":["variables.file"]}',
  '{"0":["variables.file"]}',
  '{"0":["variables.file"]}',
  '{"0":["variables.file","variables.file"]}',
  '{"0":["variables.x.y"]}',
  '{"0":["operations.query"]}',
  '{"0":[]}',
  '{}',
  '[]',
  'null',
  '{"0":"variables.file"}',
  '{"0":["variables.__proto__.x"]}',
  '{"1":["variables.file"]}',
  '{',
  '',
];
const FILE_NAMES = [
  'photo.jpg',
  '../../../etc/passwd',
  'আম বাগান.jpg',
  'a"b.jpg',
  'a\\b.jpg',
  '',
  'x'.repeat(5_000),
  'a\u0000.jpg',
  '.',
  'con.svg',
];
const TYPES = ['image/jpeg', 'image/svg+xml', 'text/html', 'text/csv', '', 'x', 'image/jpeg; charset=x', 'multipart/mixed; boundary=y'];
const BOUNDARIES = ['b', '----WebKitFormBoundary7MA4YWxkTrZu0gW', 'a b', 'x'.repeat(70), 'x'.repeat(300), '(', '"', '--', ''];
const SIZES = [0, 1, 100, 5_000, 70_000, 300_000];

interface Part {
  readonly head: string;
  readonly content: Buffer;
}

export function formProbe(market: FuzzMarket, image: Buffer, draw: Draw, senders: readonly FuzzSender[]): Probe {
  const sender = pick(draw, senders);
  const path = pick(draw, PATHS);
  const boundary = chance(draw, 93) ? 'b' : pick(draw, BOUNDARIES);
  const whole = formOf(draw, boundary, path === '/graphql' ? graphqlParts(draw, image) : restParts(draw, image));
  const cut = chance(draw, 8) ? int(draw, 0, whole.length) : whole.length;
  const declared = chance(draw, 4) ? pick(draw, [0, 1, whole.length - 1, whole.length + 10]) : whole.length;
  const isShort = declared > cut;
  const named = chance(draw, 95) ? boundary : pick(draw, BOUNDARIES);
  const lines = [
    `POST ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    'connection: close',
    'apollo-require-preflight: true',
    `content-type: ${chance(draw, 92) ? `multipart/form-data; boundary=${named}` : pick(draw, ['multipart/form-data', 'multipart/form-data; boundary', 'multipart/mixed; boundary=b', 'multipart/form-data; boundary=b; boundary=c'])}`,
    ...(sender.token === undefined ? [] : [`authorization: Bearer ${sender.token}`]),
    `content-length: ${declared}`,
  ];
  const bytes = Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), whole.subarray(0, cut)]);
  return {
    sender,
    sent: {
      path,
      cut,
      declared,
      length: whole.length,
      form: bytes
        .toString('latin1')
        .replace(/authorization: .*/, '')
        .slice(0, 2_500),
    },
    run: async () => {
      const text = await exchange(market.app.url, [bytes], { cut: isShort });
      const response = firstResponse(text);
      // who ends the connection before the body is complete may be left without a response
      if (!response)
        return { wrong: isShort || text === '' ? leaks(text, market.secrets) : [`no HTTP: ${text.slice(0, 100)}`], result: 'closed' };
      const wrong = violations(market, sender, response, bytes.toString('latin1'));
      const isGraphql =
        path === '/graphql' && response.headers['content-type']?.includes('json') === true && !('transfer-encoding' in response.headers);
      return { wrong: isGraphql ? [...wrong, ...graphqlViolations(response)] : wrong, result: codeOf(response.text) ?? resultOf(response) };
    },
  };
}

function graphqlParts(draw: Draw, image: Buffer): Part[] {
  const operations = chance(draw, 93)
    ? JSON.stringify({ query: pick(draw, UPLOADS), variables: chance(draw, 85) ? { file: null } : anyJson(draw) })
    : chance(draw, 50)
      ? JSON.stringify(anyJson(draw))
      : anyText(draw);
  const parts = [
    field('operations', operations),
    field('map', chance(draw, 70) ? '{"0":["variables.file"]}' : pick(draw, MAPS)),
    ...times(draw, chance(draw, 90) ? 1 : 0, chance(draw, 10) ? 3 : 1, (at) => filePart(draw, String(at), image)),
  ];
  return chance(draw, 85) ? parts : shuffled(draw, parts);
}

const FIELDS = [
  'productName',
  'quantity',
  'price',
  'unit',
  'category',
  'description',
  'phone',
  'password',
  'role',
  'name',
  '__proto__',
  'addToSellPost',
  'a[b]',
];

function restParts(draw: Draw, image: Buffer): Part[] {
  const fields = times(draw, 0, 8, () => field(pick(draw, FIELDS), anyText(draw)));
  const files = times(draw, 0, 3, () => filePart(draw, pick(draw, ['image', 'image', 'images', 'nid', 'x', '']), image));
  return shuffled(draw, [...fields, ...files]);
}

function shuffled<T>(draw: Draw, list: readonly T[]): T[] {
  const left = [...list];
  return list.flatMap(() => left.splice(int(draw, 0, left.length - 1), 1));
}

const field = (name: string, content: string): Part => ({
  head: `content-disposition: form-data; name="${name}"`,
  content: Buffer.from(content),
});

function filePart(draw: Draw, name: string, image: Buffer): Part {
  const filename = chance(draw, 60) ? 'photo.jpg' : pick(draw, FILE_NAMES);
  const disposition = chance(draw, 94)
    ? `form-data; name="${name}"; filename="${filename}"`
    : pick(draw, [
        'form-data',
        'attachment; filename=x',
        `form-data; name="${name}"; filename*=UTF-8''%ff%`,
        '',
        headerText(anyText(draw)),
      ]);
  const type = `content-type: ${pick(draw, TYPES)}`;
  const more = chance(draw, 4) ? `\r\n${pick(draw, ['content-transfer-encoding: base64', 'x: y'.repeat(3_000), 'no-colon', ': '])}` : '';
  return { head: `content-disposition: ${disposition}\r\n${type}${more}`, content: fileContent(draw, image) };
}

/** The image, a changed one, its beginning, or something else. */
function fileContent(draw: Draw, image: Buffer): Buffer {
  const kind = int(draw, 0, 5);
  if (kind <= 1) return image;
  if (kind === 2) return image.subarray(0, int(draw, 0, image.length));
  if (kind === 3) {
    const changed = Buffer.from(image);
    for (const _ of times(draw, 1, 20, () => 0)) changed[int(draw, 0, changed.length - 1)] = int(draw, 0, 255);
    return changed;
  }
  if (kind === 4)
    return Buffer.from(
      pick(draw, [
        '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>',
        'GIF89a',
        '%PDF-1.4',
        'PK\u0003\u0004xxxx',
        'name,price\nআলু,30\n',
        'a,"b\nc',
        '',
      ]),
    );
  return randomBytes(pick(draw, SIZES));
}

function formOf(draw: Draw, boundary: string, parts: readonly Part[]): Buffer {
  const bytes = parts.flatMap(({ head, content }) => [Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`), content, Buffer.from('\r\n')]);
  const end = chance(draw, 95)
    ? `--${boundary}--\r\n`
    : pick(draw, ['', `--${boundary}`, '\r\n--other--', `--${boundary}--\r\n${'x'.repeat(500)}`]);
  return Buffer.concat([...bytes, Buffer.from(end)]);
}
