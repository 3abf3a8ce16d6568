/**
 * Version of the last release, and its day. They are in package.json, CHANGELOG.md, schema/releases, the SDL and the
 * OpenAPI document as well; a test compares them.
 */
export const API_VERSION = '1.0.0';
export const API_RELEASED_ON = '2026-11-29';

/** The response header of both APIs that names the running release. */
export const VERSION_HEADER = 'haatbar-version';
