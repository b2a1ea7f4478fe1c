import proofMarkdown from '../../docs/product-rules-proof.md?raw';
import rulesMarkdown from '../../docs/product-rules.md?raw';

/** A product rule, the stories that show it, and the stories and tests that prove it. */
export interface Rule {
  id: string;
  text: string;
  /** Heading of the part of the document that contains the rule. */
  part: string;
  /** Ids of the stories that show it. */
  stories: readonly string[];
  /** Ids of the stories whose play function proves it. */
  plays: readonly string[];
  /** Tests as "file: name of the test". */
  tests: readonly string[];
}

/** Splits a table cell at `<br>` and unescapes the characters that Markdown tables need escaped. */
const entries = (cell = '') =>
  cell
    .trim()
    .split('<br>')
    .filter(Boolean)
    .map((cell) => cell.replaceAll('\\|', '|').replaceAll('&lt;', '<'));

/** Parses the rules, and the stories and tests of each from the table that `npm run rules` writes. */
export function readRules(rules: string, proofs: string): Rule[] {
  const rows = proofs.split('\n').filter((line) => /^\| [A-Z]+-\d+ \|/.test(line));
  const proofOf = (row: string): [id: string, proof: Pick<Rule, 'stories' | 'plays' | 'tests'>] => {
    const [, id = '', stories, plays, tests] = row.split(/(?<!\\)\|/);
    return [id.trim(), { stories: entries(stories), plays: entries(plays), tests: entries(tests) }];
  };
  const cells = new Map(rows.map(proofOf));
  let part = '';
  return rules.split('\n').flatMap((line) => {
    part = /^## (.+)/.exec(line)?.[1] ?? part;
    const [, id, text] = /^- \*\*([A-Z]+-\d+)\*\* (.+)/.exec(line) ?? [];
    return id && text ? [{ id, text, part, ...(cells.get(id) ?? { stories: [], plays: [], tests: [] }) }] : [];
  });
}

export const rules: readonly Rule[] = readRules(rulesMarkdown, proofMarkdown);
