/**
 * The nginx of a cluster: its own upstream of processes on this machine, and the locations of tools/deploy/nginx that
 * containers have too.
 */
import fs from 'node:fs';
import path from 'node:path';

const LOCATIONS = path.resolve(__dirname, '..', 'deploy', 'nginx', 'locations.conf');

/** Writes the configuration; returns the arguments of nginx. */
export function writeProxyFiles(folder: string, port: number, applications: readonly number[]): readonly string[] {
  const dir = path.join(folder, 'nginx');
  fs.mkdirSync(dir, { recursive: true });
  const file = path.join(dir, 'nginx.conf');
  const stores = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path ${dir}/${name};`);
  fs.writeFileSync(
    file,
    [
      'daemon off;',
      'worker_processes 1;',
      `pid ${dir}/nginx.pid;`,
      `error_log ${dir}/error.log warn;`,
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      'events { worker_connections 4096; }',
      'http {',
      '  access_log off;',
      ...stores,
      '  upstream haatbar {',
      '    zone haatbar 64k;',
      ...applications.map((each) => `    server 127.0.0.1:${each} max_fails=1 fail_timeout=5s;`),
      ...applications.map((each) => `    server 127.0.0.1:${each} backup max_fails=0;`),
      '    keepalive 32;',
      '    keepalive_timeout 5s;',
      '  }',
      `  map $http_upgrade $connection_header { default upgrade; '' ''; }`,
      '  server {',
      `    listen 127.0.0.1:${port};`,
      `    include ${LOCATIONS};`,
      '  }',
      '}',
      '',
    ].join('\n'),
  );
  return ['-p', dir, '-c', file, '-e', path.join(dir, 'error.log')];
}
