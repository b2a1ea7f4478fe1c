import proofMarkdown from '../docs/product-rules-proof.md?raw';
import rulesMarkdown from '../docs/product-rules.md?raw';

/** A rule of the product, the stories that show it and the tests that check it. */
export interface Rule {
  id: string;
  text: string;
  /** Heading of the document's part. */
  part: string;
  /** Ids of stories. */
  stories: readonly string[];
  /** "file: name of the test". */
  tests: readonly string[];
}

/** `<br>` parts the entries of a cell; signs that would end it are escaped. */
const entries = (cell = '') =>
  cell
    .trim()
    .split('<br>')
    .filter(Boolean)
    .map((cell) => cell.replaceAll('\\|', '|').replaceAll('&lt;', '<'));

/** Reads the rules, and what proves them from the table that `npm run rules` writes. */
export function readRules(rules: string, proofs: string): Rule[] {
  const rows = proofs.split('\n').filter((line) => /^\| [A-Z]+-\d+ \|/.test(line));
  const proofOf = (row: string): [id: string, proof: Pick<Rule, 'stories' | 'tests'>] => {
    const [, id = '', stories, tests] = row.split(/(?<!\\)\|/);
    return [id.trim(), { stories: entries(stories), tests: entries(tests) }];
  };
  const cells = new Map(rows.map(proofOf));
  let part = '';
  return rules.split('\n').flatMap((line) => {
    part = /^## (.+)/.exec(line)?.[1] ?? part;
    const [, id, text] = /^- \*\*([A-Z]+-\d+)\*\* (.+)/.exec(line) ?? [];
    return id && text ? [{ id, text, part, ...(cells.get(id) ?? { stories: [], tests: [] }) }] : [];
  });
}

export const rules: readonly Rule[] = readRules(rulesMarkdown, proofMarkdown);
