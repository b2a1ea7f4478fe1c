import { useState } from 'react';
import { rules, type Rule } from './rules';
import { StoryLinks } from './StoryLinks';
import '../docs/cards.css';
import '../docs/tokens.css';

/** Display name of a story, derived from its id. */
const nameOf = (id: string) =>
  id
    .replace(/^(components-|screens-|overlays-toasts--|overlays-dialogs-[a-z-]+?--|overlays-)/, '')
    .replace('--', ': ')
    .replaceAll('-', ' ');

/** Renders text, with the parts between backticks as `code`. */
const CodeText = ({ text }: { text: string }) =>
  text.split('`').map((part, i) => (i % 2 ? <code key={i}>{part}</code> : part));

const linksOf = (stories: readonly string[]) => stories.map((id) => ({ id, name: nameOf(id) }));

function Row({ id, text, stories, plays, tests }: Rule) {
  return (
    <tr id={id}>
      <th scope="row">{id}</th>
      <td>
        <CodeText text={text} />
      </td>
      <td data-label="Where to see it">
        <StoryLinks stories={linksOf(stories)} />
      </td>
      <td data-label="What checks it">
        <StoryLinks stories={linksOf(plays)} />
        {tests.map((test) => (
          <div key={test}>{test}</div>
        ))}
      </td>
    </tr>
  );
}

/**
 * The product's rules with the stories that show each one and the stories and tests that check it, searchable by id or
 * word.
 */
export function RuleTable() {
  const [word, find] = useState('');
  const wanted = word.toLowerCase();
  const found = rules.filter(({ id, text }) => `${id} ${text}`.toLowerCase().includes(wanted));
  return (
    <div className="tokens">
      <label>
        Find in the rules <input type="search" value={word} onChange={(event) => find(event.target.value)} />
      </label>
      {[...new Set(found.map(({ part }) => part))].map((part) => (
        // Closed until asked for: all rules at once are thousands of links.
        <details key={part} open={wanted !== ''}>
          <summary>{part}</summary>
          <table className="cards">
            <thead>
              <tr>
                <th scope="col">Rule</th>
                <th scope="col">What it says</th>
                <th scope="col">Where to see it</th>
                <th scope="col">What checks it</th>
              </tr>
            </thead>
            <tbody>
              {found
                .filter((rule) => rule.part === part)
                .map((rule) => (
                  <Row key={rule.id} {...rule} />
                ))}
            </tbody>
          </table>
        </details>
      ))}
    </div>
  );
}
