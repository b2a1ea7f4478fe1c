import proofs from 'virtual:rule-proofs';
import rulesMarkdown from '../../docs/product-rules.md?raw';
import type { Proof } from '../../scripts/rules.mjs';

/** A product rule, the stories that show it, and the stories and tests that prove it. */
export interface Rule extends Proof {
  id: string;
  text: string;
  /** Heading of the part of the document that contains the rule. */
  part: string;
}

const nothing: Proof = { tests: [], plays: [], stories: [] };

/** Parses the rules and adds to each what shows and proves it. */
export function readRules(markdown: string, proofs: Readonly<Record<string, Proof>>): Rule[] {
  let part = '';
  return markdown.split('\n').flatMap((line) => {
    part = /^## (.+)/.exec(line)?.[1] ?? part;
    const [, id, text] = /^- \*\*([A-Z]+-\d+)\*\* (.+)/.exec(line) ?? [];
    return id && text ? [{ id, text, part, ...(proofs[id] ?? nothing) }] : [];
  });
}

export const rules: readonly Rule[] = readRules(rulesMarkdown, proofs);
