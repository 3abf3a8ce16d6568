/** The scripts of the client, as `npm run build` packs them. */
import fs from 'node:fs';
import path from 'node:path';

/** Where `npm run build` writes the client. */
export const CLIENT = path.resolve('dist', 'client');

/** Their addresses; empty where the client has not been built. */
export function builtScripts(): string[] {
  const folder = path.join(CLIENT, 'assets');
  if (!fs.existsSync(folder)) return [];
  const packed = fs.readdirSync(folder).filter((file) => file.endsWith('.js.br'));
  return packed.map((file) => `/assets/${file.replace(/\.br$/, '')}`).toSorted();
}
