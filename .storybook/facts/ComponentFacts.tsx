import { theme } from '@tally/ui/theme/theme';
import facts from 'virtual:component-facts';
import { componentOf } from './componentOf';
import type { Part } from './anatomy';
import './facts.css';

const Anatomy = ({ parts }: { parts: readonly Part[] }) => (
  <ol className="component-anatomy">
    {parts.map(({ name, is, depth }, at) => (
      <li key={at} style={{ marginInlineStart: `${depth * 1.25}rem`, borderColor: theme.color.divider }}>
        {name}
        {is && <small> {is}</small>}
      </li>
    ))}
  </ol>
);

const List = ({ lines }: { lines: readonly string[] }) => (
  <ul>
    {lines.map((line) => (
      <li key={line}>{line.replaceAll('`', '')}</li>
    ))}
  </ul>
);

/** A row of the table of facts; nothing where there is nothing to say. */
const rowsOf = ({ anatomy, keyboard, heard, words, since, lastChange }: (typeof facts)[string]) =>
  [
    ['Anatomy', anatomy.length > 0 && <Anatomy parts={anatomy} />],
    ['Keyboard', <List key="keyboard" lines={keyboard} />],
    ['What is heard', heard && <pre>{heard}</pre>],
    [
      'Words in its stories',
      words.length > 0 && (
        <dl>
          {words.map(([key, english]) => (
            <div key={key}>
              <dt>
                <code>{key}</code>
              </dt>
              <dd>{english}</dd>
            </div>
          ))}
        </dl>
      ),
    ],
    ['Since', since === 'Next' ? 'The next release' : since],
    [
      'Last change',
      lastChange && (
        <>
          {lastChange.release === 'Next' ? 'In the next release' : `In ${lastChange.release}`}
          <List lines={lastChange.sentences} />
        </>
      ),
    ],
  ] as const;

/** What is known of the component of a stories' file: its parts, keyboard, words and history. */
export function ComponentFacts({ storyFile }: { storyFile: string }) {
  const own = facts[componentOf(storyFile)];
  return own ? (
    <table className="component-facts">
      <tbody>
        {rowsOf(own)
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
      </tbody>
    </table>
  ) : null;
}
