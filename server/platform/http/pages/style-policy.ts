/** A style element of one page, allowed by its hash in the security policy of the response. */
import { createHash } from 'node:crypto';
import type { Response } from 'express';

export function styleHashOf(styles: string): string {
  return `'sha256-${createHash('sha256').update(styles).digest('base64')}'`;
}

export function allowStyle(response: Response, styleHash: string): void {
  const policy = response.getHeader('content-security-policy');
  if (typeof policy === 'string') response.set('content-security-policy', policy.replace('style-src ', `style-src ${styleHash} `));
}
