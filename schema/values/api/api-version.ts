/**
 * Of the last release: in package.json, CHANGELOG.md, schema/releases and the OpenAPI document as well. A test compares
 * them.
 */
export const API_VERSION = '1.0.0';
