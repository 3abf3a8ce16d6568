/** A roll behind nginx: the processes are restarted one after another, each when the one before it is ready. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { writeProxyFiles } from '../../tools/cluster/proxy-files';
import { freePort } from '../../tools/embedded-postgres/free-port';
import { temporaryFolder } from '../support/temporary-folder';

const hasNginx = spawnSync('nginx', ['-v']).status === 0;
const read = (file: string) => fs.readFileSync(file, 'utf8');

/** The upstream of a configuration, with the processes of this test in the place of its own. */
function upstreamOf(configuration: string, ports: readonly number[]): string {
  const [upstream = ''] = /upstream haatbar \{[^}]*\}/.exec(configuration) ?? [];
  return upstream.replaceAll(' resolve', '').replaceAll(/server [\w.-]+?(\d)?:(\d+)/g, (_, app?: string, port?: string) => {
    const instance = app !== undefined && port === '4000' ? Number(app) : Number(port) - 4000;
    return `server 127.0.0.1:${ports[instance - 1]}`;
  });
}

class Roll {
  private readonly servers: (http.Server | null)[] = [null, null];
  private constructor(
    private readonly url: string,
    private readonly ports: readonly number[],
    private readonly nginx: ChildProcess,
    private readonly folder: string,
  ) {}

  static async begin(configuration: (folder: string, ports: readonly number[]) => string): Promise<Roll> {
    const folder = temporaryFolder('proxy-roll');
    const ports = [await freePort(), await freePort()];
    const port = await freePort();
    const stores = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`);
    fs.writeFileSync(
      `${folder}/nginx.conf`,
      `daemon off; worker_processes 2; pid ${folder}/pid; error_log ${folder}/error.log; ${process.getuid?.() === 0 ? 'user root;' : ''}
       events {} http { access_log off; ${stores.join(' ')} ${configuration(folder, ports)}
         map $http_upgrade $connection_header { default upgrade; '' ''; }
         server { listen 127.0.0.1:${port}; include ${path.resolve('tools/deploy/nginx/locations.conf')}; } }`,
    );
    const nginx = spawn('nginx', ['-c', `${folder}/nginx.conf`, '-e', `${folder}/error.log`], { stdio: 'inherit' });
    const roll = new Roll(`http://127.0.0.1:${port}`, ports, nginx, folder);
    for (const instance of [0, 1]) await roll.start(instance);
    for (let tries = 0; (await roll.ask()) === 'refused' && tries < 200; tries++) await sleep(50);
    return roll;
  }

  async start(instance: number): Promise<void> {
    const server = http.createServer((_, response) => response.end('served'));
    this.servers[instance] = server;
    await once(server.listen(this.ports[instance], '127.0.0.1'), 'listening');
  }

  async stop(instance: number): Promise<void> {
    const server = this.servers[instance];
    this.servers[instance] = null;
    if (!server) return;
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  }

  ask(): Promise<string> {
    return fetch(this.url, { headers: { connection: 'close' } }).then(
      async (response) => `${response.status} ${response.ok ? await response.text() : ''}`,
      () => 'refused',
    );
  }

  async end(): Promise<void> {
    this.nginx.kill('SIGTERM');
    if (this.nginx.exitCode === null) await once(this.nginx, 'exit');
    for (const instance of [0, 1]) await this.stop(instance);
    fs.rmSync(this.folder, { recursive: true, force: true });
  }
}

const CONFIGURATIONS: Readonly<Record<string, (folder: string, ports: readonly number[]) => string>> = {
  'machine.conf': (_, ports) => upstreamOf(read('tools/deploy/nginx/machine.conf'), ports),
  'haatbar.conf of the containers': (_, ports) => upstreamOf(read('tools/deploy/nginx/haatbar.conf'), ports),
  'the proxy of `npm run cluster`': (folder, ports) => {
    const [, , , configuration = ''] = writeProxyFiles(folder, 1, ports);
    return /upstream haatbar \{[^}]*\}/.exec(read(configuration))?.[0] ?? '';
  },
};

(hasNginx ? it : it.skip).each(Object.keys(CONFIGURATIONS))(
  'with %s no request fails where the second process stops as soon as the first is back (skipped where there is no nginx)',
  async (name) => {
    const roll = await Roll.begin(CONFIGURATIONS[name]!);
    try {
      const answers: string[] = [];
      const askSome = async () => {
        for (let times = 0; times < 20; times++) answers.push(await roll.ask());
      };
      for (const instance of [0, 1, 0, 1]) {
        await askSome();
        await roll.stop(instance);
        await askSome(); // nginx finds it away
        await roll.start(instance);
      }
      expect(answers).toHaveLength(160);
      expect(answers.filter((answer) => answer !== '200 served')).toEqual([]);
    } finally {
      await roll.end();
    }
  },
);
