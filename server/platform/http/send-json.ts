import type { Response } from 'express';

/**
 * Sends an object without a tag of its bytes: the tag of a product is its version, and what has none cannot be asked
 * for "if it changed".
 */
export function sendJson(response: Response, body: object): void {
  response.type('json').end(JSON.stringify(body));
}
