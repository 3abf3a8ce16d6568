/** Code of a screen that did not come: there is no network, or a newer build was deployed while the page was open. */
export function isCodeMissing(error: unknown): boolean {
  return error instanceof Error && /dynamically imported module|module script failed|Unable to preload|ChunkLoadError/i.test(error.message);
}
