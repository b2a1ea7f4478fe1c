import { unproven } from '../ruleProofs.mjs';
import { escaped, htmlPage, inline } from './html.mjs';

/** @param {string} id of a story */
const storyLink = (id) => `<a href="../storybook/index.html?path=/story/${escaped(id)}">${escaped(id)}</a>`;

/** @param {string} summary @param {readonly string[]} items HTML */
const folded = (summary, items) =>
  items.length ? `<details><summary>${summary} ${items.length}</summary>${items.join('<br>')}</details>` : '';

/**
 * A rule with what shows and what proves it.
 *
 * @param {string} id
 * @param {string} words
 * @param {import('../../rules.mjs').Proof | undefined} proof
 */
function ruleSection(id, words, proof) {
  const { stories = [], plays = [], tests = [] } = proof ?? {};
  const proven = [...plays.map(storyLink), ...tests.map(escaped)];
  return `<section class="call" id="${id}"><p><b>${id}</b> ${inline(words)}</p>
${folded('Stories that show it:', stories.map(storyLink))}${folded('Proofs:', proven)}${proven.length ? '' : '<p class="note">No proof.</p>'}</section>`;
}

/**
 * Each rule of the product with the stories that show it and the tests that prove it.
 *
 * @param {ReadonlyMap<string, string>} rules by their ids
 * @param {import('../ruleProofs.mjs').Proofs} proofs
 */
export function rulesPage(rules, proofs) {
  const areaOf = (/** @type {string} */ id) => id.replace(/-\d+$/, '');
  const areas = [...new Set(Array.from(rules.keys(), areaOf))];
  const none = unproven(proofs);
  const sections = areas.map((area) => {
    const own = [...rules].filter(([id]) => areaOf(id) === area);
    return `<h2 id="area-${area}">${area}</h2>${own.map(([id, words]) => ruleSection(id, words, proofs.get(id))).join('\n')}`;
  });
  return htmlPage({
    title: 'Rules of the product, and what proves them',
    body: `<p>${rules.size} rules; ${none.length ? `without a proof: ${none.join(', ')}` : 'each is proven by a test or by a story that plays it'}. Links lead into Storybook.</p>
<p>${areas.map((area) => `<a href="#area-${area}">${area}</a>`).join(' · ')}</p>
${sections.join('\n')}`,
  });
}
