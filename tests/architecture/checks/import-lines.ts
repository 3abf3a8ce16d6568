/**
 * These rules state which file may import which (ARCHITECTURE.md, Dependency rule): server and client never import each
 * other, layers and modules stand in one line, and features never import features.
 */
import path from 'node:path';
import { type FileMap, isGenerated, isScript } from './source-tree';
import { importsOf } from './syntax-tree';

const serverLine = ['platform', 'modules', 'rest-v1', 'app', 'main.ts'];
const clientLine = ['generated', 'platform', 'ui', 'widgets', 'features', 'app', 'main.tsx'];
/** Modules of one row do not see each other. */
export const moduleLine = [
  ['geography', 'media'],
  ['audit'],
  ['settings'],
  ['accounts'],
  ['notifications'],
  ['grants'],
  ['payouts'],
  ['catalogue'],
  ['offers'],
  ['customers'],
  ['orders'],
  ['money'],
  ['reviews', 'questions', 'messages', 'recurring', 'baskets'],
  ['dashboard'],
  ['support'],
  ['recalls'],
  ['partners'],
  ['leaving'],
  ['nodes'],
  ['admin'],
];
const schemaPackages = ['yup'];
const groundTools = ['embedded-postgres', 'processes'];

interface Import {
  readonly from: string;
  /** A path from the root without its ending, or a package. */
  readonly to: string;
  readonly isPackage: boolean;
}

type Line = (one: Import) => string | null;

const lines: readonly Line[] = [
  schemaAlone,
  halvesApart,
  demoAndTools,
  serverLayers,
  modulesInLine,
  clientLayers,
  featuresApart,
  transportsAndServices,
];

export function brokenImports(files: FileMap): string[] {
  const scripts = [...files].filter(([name]) => isScript(name) && !isGenerated(name) && !name.startsWith('tests/'));
  return scripts.flatMap(([from, text]) =>
    importsOf(from, text)
      .map((specifier) => resolve(from, specifier))
      .flatMap((one) =>
        lines
          .map((line) => line(one))
          .filter((reason) => reason !== null)
          .map((reason) => `${from} → ${one.to}: ${reason}`),
      ),
  );
}

function resolve(from: string, specifier: string): Import {
  const isPackage = !specifier.startsWith('.');
  return { from, isPackage, to: isPackage ? specifier : path.posix.join(path.posix.dirname(from), specifier) };
}

const top = (name: string) => name.split('/')[0] ?? name;
const part = (name: string, index: number) => name.split('/')[index] ?? '';

function schemaAlone({ from, to, isPackage }: Import): string | null {
  if (top(from) !== 'schema') return null;
  const isAllowed = isPackage ? schemaPackages.includes(to) : top(to) === 'schema';
  return isAllowed ? null : 'schema imports only yup and itself';
}

function halvesApart({ from, to, isPackage }: Import): string | null {
  if (isPackage) return null;
  if (top(to) === 'tests') return 'the product never imports its tests';
  if (top(from) === 'server' && top(to) === 'client') return 'the halves never meet';
  if (top(from) === 'client' && ['server', 'migrations'].includes(top(to))) return 'the halves never meet';
  if (top(from) === 'migrations' && !['migrations', 'schema'].includes(top(to))) return 'a migration stands alone';
  return null;
}

/** The embedded PostgreSQL is below the server, which starts it; the other tools and the demo market are above. */
function demoAndTools({ from, to, isPackage }: Import): string | null {
  if (isPackage) return null;
  const isGround = (name: string) => groundTools.some((folder) => name.startsWith(`tools/${folder}/`));
  if (isGround(from) && !isGround(to)) return 'the embedded PostgreSQL imports nothing of the product';
  if (top(from) === 'demo' && top(to) === 'tools') return 'the demo market uses no tool';
  if (top(to) === 'demo' && top(from) !== 'demo' && from !== 'server/main.ts') return 'the demo market is used by server/main.ts alone';
  const isFree = top(from) === 'tools' || ((from.startsWith('server/app/') || from === 'server/main.ts') && isGround(to));
  return top(to) === 'tools' && !isFree ? 'of the tools server/app uses the embedded PostgreSQL alone' : null;
}

function isUphill(line: readonly string[], from: string, to: string): boolean {
  const [low, high] = [line.indexOf(from), line.indexOf(to)];
  return low >= 0 && high > low;
}

function serverLayers({ from, to, isPackage }: Import): string | null {
  if (isPackage || top(from) !== 'server' || top(to) !== 'server') return null;
  return isUphill(serverLine, part(from, 1), part(to, 1)) ? `server: ${serverLine.slice(0, 4).join(' ← ')}` : null;
}

function modulesInLine({ from, to, isPackage }: Import): string | null {
  if (!from.startsWith('server/modules/')) return null;
  const [own, other] = [part(from, 2), part(to, 2)];
  const row = (name: string) => moduleLine.findIndex((modules) => modules.includes(name));
  if (row(own) < 0) return `${own} has no place in the line of modules`;
  if (isPackage || !to.startsWith('server/modules/') || own === other) return null;
  if (row(other) >= row(own)) return 'a module uses only those before it in the line';
  return /\.(service|entity|types|port)$/.test(to) ? null : 'from another module only its .service, .entity, .types or .port';
}

function clientLayers({ from, to, isPackage }: Import): string | null {
  if (top(from) !== 'client') return null;
  const isUi = part(from, 1) === 'ui';
  if (isUi && (to.startsWith('@apollo/') || to === 'graphql' || part(to, 1) === 'generated')) return 'ui knows no GraphQL';
  if (isPackage || top(to) !== 'client') return null;
  return isUphill(clientLine, part(from, 1), part(to, 1)) ? `client: ${clientLine.slice(1, 6).join(' ← ')}` : null;
}

function featuresApart({ from, to, isPackage }: Import): string | null {
  if (isPackage || !from.startsWith('client/features/') || !to.startsWith('client/features/')) return null;
  return part(from, 2) === part(to, 2) ? null : 'features never import features: they link through paths.ts';
}

function transportsAndServices({ from, to, isPackage }: Import): string | null {
  const isService = /\.(service|policy|store|query|port)\.ts$/.test(from);
  if (!isPackage) return isService && to.startsWith('server/platform/graphql') ? 'a service knows no GraphQL and no HTTP' : null;
  if (top(from) !== 'server') return null;
  const isTransportFile = /\.(resolver|field|routes)\.ts$/.test(from);
  if (isTransportFile && (to === 'typeorm' || to === 'pg')) return 'a resolver or route knows no TypeORM';
  const isTransport = /^(type-graphql|graphql|express|ws|graphql-ws|@apollo\/)/.test(to) && to !== 'graphql-upload-minimal';
  return isService && isTransport ? 'a service knows no GraphQL and no HTTP' : null;
}
