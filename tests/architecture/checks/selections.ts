/** Resolvers and the platform alone know what a request selects: no service is given it. */
import { isScript, type FileMap } from './source-tree';
import { importsOf } from './syntax-tree';

const isTransport = /\.(resolver|field)\.ts$/;
const aboutSelections = /\/platform\/graphql\/selected-fields$/;
const handedOn =
  /\bGraphQLResolveInfo\b|\bselected(?:Paths|Fields|Columns)?\??: (?:readonly string\[\]|ReadonlyArray<string>|ReadonlySet<string>)/;

/** Returns the files of modules and routes that take what a GraphQL request selects, besides resolvers. */
export function takesSelection(files: FileMap): string[] {
  return [...files].flatMap(([name, text]) => {
    if (!isScript(name) || isTransport.test(name) || !/^server\/(modules|rest-v1)\//.test(name)) return [];
    return handedOn.test(text) || importsOf(name, text).some((specifier) => aboutSelections.test(specifier)) ? [name] : [];
  });
}
