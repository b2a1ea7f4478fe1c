/** @jsxRuntime classic */
// Storybook's own pages build JSX this way, and bring their React.
import * as React from 'react';
import { palette } from '@tally/tokens/palette';
import { useStorybookApi, type API } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import type { Find, Hit } from '../../scripts/lib/find/find.mjs';
import { FindHits, idOfHit } from './FindHits';
import { loadFind } from './loadFind';

/** More than these are not looked through: one more word finds fewer. */
const most = 40;

const Field = styled.input({
  // First in the toolbar, also where that is cut off.
  order: -1,
  flex: 'none',
  boxSizing: 'border-box',
  width: 'min(16rem, 44vw)',
  height: 28,
  margin: '0 6px',
  padding: '0 8px',
  border: `1px solid ${palette.ink500}`,
  borderRadius: 6,
  background: palette.ink0,
  color: palette.ink900,
  font: 'inherit',
  fontSize: 13,
});

/** Opens what was found, in the language in which it was. */
function open(api: API, { place, language }: Hit): void {
  if (language) api.updateGlobals({ locale: language });
  api.selectStory(place.id);
}

/** The search of the toolbar: finds dialogs, toasts, screens and components by words that are seen on them. */
export function FindTool() {
  const api = useStorybookApi();
  const [find, setFind] = React.useState<Find>();
  const [query, setQuery] = React.useState('');
  const [chosen, choose] = React.useState(0);
  const [field, setField] = React.useState<HTMLInputElement | null>(null);
  const id = React.useId();
  const all = query.trim() && find ? find.find(query) : undefined;
  const hits = all?.slice(0, most);
  const close = () => setQuery('');
  const pick = (hit: Hit) => {
    open(api, hit);
    close();
    field?.blur();
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && hits?.length) choose((chosen + step + hits.length) % hits.length);
    else if (event.key === 'Enter' && hits?.[chosen]) pick(hits[chosen]);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
  };
  return (
    <>
      <Field
        ref={setField}
        type="search"
        role="combobox"
        aria-label="Find by words, in any language"
        aria-expanded={hits !== undefined}
        aria-controls={id}
        aria-activedescendant={hits?.length ? idOfHit(id, chosen) : undefined}
        placeholder="Find words, in any language"
        autoComplete="off"
        value={query}
        onFocus={() => void loadFind().then((loaded) => setFind(() => loaded))}
        onChange={(event) => {
          setQuery(event.target.value);
          choose(0);
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      {hits && find && field && (
        <FindHits
          id={id}
          below={field}
          hits={hits}
          more={(all?.length ?? 0) - hits.length}
          chosen={chosen}
          languages={find.languages}
          onPick={pick}
        />
      )}
    </>
  );
}
