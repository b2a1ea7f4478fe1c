import { Fragment, useEffect, useState } from 'react';
import use from 'virtual:component-use';
import { StoryLinks } from '../rules/StoryLinks';
import { statusOf } from '../status';
import { PlaceLink } from './UsedOn';
import './cards.css';
import './tokens.css';

/** An entry of Storybook's index. */
interface Entry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  tags: readonly string[];
}

/** Loads the index that Storybook serves beside its pages. */
function useIndex(): Entry[] {
  const [entries, setEntries] = useState<Entry[]>([]);
  useEffect(() => {
    const end = new AbortController();
    void fetch('./index.json', { signal: end.signal })
      .then((answer) => answer.json() as Promise<{ entries: Record<string, Entry> }>)
      .then((index) => setEntries(Object.values(index.entries)))
      .catch((error: unknown) => {
        if (!end.signal.aborted) throw error;
      });
    return () => end.abort();
  }, []);
  return entries;
}

function Row({ name, entries }: { name: string; entries: readonly Entry[] }) {
  const docs = entries.find(({ type }) => type === 'docs');
  const stories = entries.filter(({ type }) => type === 'story');
  return (
    <tr>
      <th scope="row" style={{ whiteSpace: 'nowrap' }}>
        {docs ? (
          <a href={`./?path=/docs/${docs.id}`} target="_top">
            {name}
          </a>
        ) : (
          name
        )}
      </th>
      <td data-label="Status">{entries[0] && statusOf(entries[0].tags)}</td>
      <td data-label="Stories">
        <StoryLinks stories={stories} />
      </td>
      <td data-label="Where it is used">
        {(use[name] ?? []).map((place, at) => (
          <Fragment key={place.name}>
            {at > 0 && ', '}
            <PlaceLink place={place} />
          </Fragment>
        ))}
      </td>
    </tr>
  );
}

/** All components that have stories, with their status, their stories and the pages that draw them. */
export function ComponentTable() {
  const index = useIndex();
  const [word, find] = useState('');
  const entriesOf = (name: string) => index.filter(({ title }) => title.split('/').at(-1) === name);
  const shown = Object.keys(use).filter((name) => name.toLowerCase().includes(word.toLowerCase()));
  return (
    <div className="tokens">
      <label>
        Find a component <input type="search" value={word} onChange={(event) => find(event.target.value)} />
      </label>
      <table className="cards">
        <thead>
          <tr>
            <th scope="col">Component</th>
            <th scope="col">Status</th>
            <th scope="col">Stories</th>
            <th scope="col">Where it is used</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((name) => (
            <Row key={name} name={name} entries={entriesOf(name)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
