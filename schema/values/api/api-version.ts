/**
 * Version of the last release. It is in package.json, CHANGELOG.md, schema/releases and the OpenAPI document as well; a
 * test compares them.
 */
export const API_VERSION = '1.0.0';
