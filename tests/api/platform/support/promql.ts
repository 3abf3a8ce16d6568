/**
 * Lists what a PromQL expression reads, parsed by Prometheus's own grammar: metrics, and the labels with the values
 * that they are compared with.
 */
import { parser } from '@prometheus-io/lezer-promql';

export interface Asked {
  readonly metrics: readonly string[];
  /** The labels of matchers and of `by (…)`; those of `by` have no value. */
  readonly labels: readonly { readonly name: string; readonly value?: string; readonly isPattern?: boolean }[];
}

/** Throws where the expression is not valid. */
export function readPromql(expression: string): Asked {
  const metrics: string[] = [];
  const labels: Asked['labels'][number][] = [];
  parser.parse(expression).iterate({
    enter: ({ type, from, to, node }) => {
      const text = expression.slice(from, to);
      if (type.isError) throw new Error(`No PromQL at ${from}: ${expression}`);
      if (type.name === 'Identifier' && node.parent?.name === 'VectorSelector') metrics.push(text);
      if (type.name === 'LabelName' && node.parent?.name === 'GroupingLabels') labels.push({ name: text });
      if (type.name === 'UnquotedLabelMatcher') {
        const [, name = '', operator = '', value = ''] = /^(\w+)\s*(=~|!~|!=|=)\s*"(.*)"$/s.exec(text) ?? [];
        labels.push({ name, value, isPattern: operator.endsWith('~') });
      }
    },
  });
  return { metrics, labels };
}
