/** Writes a document of the repository as `npm run format` would leave it. */
import fs from 'node:fs';
import { format, resolveConfig } from 'prettier';

export async function writeFormatted(file: string, text: string): Promise<void> {
  fs.writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
}
