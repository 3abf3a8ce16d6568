/**
 * Names in a document are short. graphql-js compares an unknown one with all that it knows and repeats it in errors and
 * paths, so a long one is cut before the validation, where document-limits.ts then reports it.
 */
import { type DocumentNode, type EnumValueNode, Kind, type NameNode, visit } from 'graphql';

export const LONGEST_NAME = 100;
const CUT = LONGEST_NAME + 1;
/** It may be part of a text or of a comment, too. */
const LONG_WORD = /\b\w{101}/;

export function withShortNames(document: DocumentNode, source: string): DocumentNode {
  if (!LONG_WORD.test(source)) return document;
  return visit(document, { [Kind.NAME]: shortened, [Kind.ENUM]: shortened });
}

function shortened<Node extends NameNode | EnumValueNode>(node: Node): Node | undefined {
  return node.value.length > CUT ? { ...node, value: node.value.slice(0, CUT) } : undefined;
}
