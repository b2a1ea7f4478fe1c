/** @jsxRuntime classic */
// Storybook's own pages build JSX this way, and bring their React.
import * as React from 'react';
import { palette } from '@tally/tokens/palette';

import { styled } from 'storybook/theming';
import { kindNames, readable, type Hit } from '../../scripts/lib/find/find.mjs';

const Panel = styled.div({
  boxSizing: 'border-box',
  position: 'fixed',
  inset: 'auto',
  width: 'min(34rem, calc(100vw - 16px))',
  maxHeight: 'min(32rem, 70vh)',
  overflow: 'auto',
  margin: 0,
  padding: 6,
  border: `1px solid ${palette.ink300}`,
  borderRadius: 8,
  background: palette.ink0,
  color: palette.ink900,
  boxShadow: '0 8px 24px rgba(0,0,0,.18)',
  fontSize: 13,
  lineHeight: 1.4,
});
const Line = styled.div({
  padding: '6px 8px',
  borderRadius: 6,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '&[aria-selected=true], &:hover': { background: palette.brand50 },
  small: { color: palette.ink600, fontSize: 12 },
  p: { margin: '2px 0 0', whiteSpace: 'pre-line' },
});
const Note = styled.p({ margin: 0, padding: '6px 8px', color: palette.ink600, fontSize: 12 });

/** The id of a line, by which the field names the chosen one. */
export const idOfHit = (id: string, at: number): string => `${id}-${at}`;

interface FindHitsProps {
  id: string;
  /** The field that the list stands below. */
  below: HTMLElement;
  hits: readonly Hit[];
  /** How many are not listed. */
  more: number;
  /** Position of the chosen one. */
  chosen: number;
  languages: Readonly<Record<string, string>>;
  onPick: (hit: Hit) => void;
}

/** What was found: exact hits first, then what only has the same words. */
export function FindHits({ id, below, hits, more, chosen, languages, onPick }: FindHitsProps) {
  const panel = React.useRef<HTMLDivElement>(null);
  React.useLayoutEffect(() => {
    const { left, bottom } = below.getBoundingClientRect();
    const shownPanel = panel.current;
    if (!shownPanel) return;
    // Above everything, and not cut off by the toolbar.
    shownPanel.showPopover();
    shownPanel.style.top = `${bottom + 6}px`;
    shownPanel.style.left = `${Math.max(8, Math.min(left, innerWidth - shownPanel.offsetWidth - 8))}px`;
  }, [below]);
  React.useLayoutEffect(() => {
    document.getElementById(idOfHit(id, chosen))?.scrollIntoView({ block: 'nearest' });
  }, [id, chosen]);
  const firstOther = hits.findIndex(({ exact }) => !exact);
  return (
    <Panel ref={panel} popover="manual" id={id} role="listbox" aria-label="Found">
      {hits.length === 0 && (
        <Note role="option" aria-selected={false} aria-disabled>
          Nobody says this on a screen
        </Note>
      )}
      {hits.map((hit, at) => (
        <React.Fragment key={hit.place.id}>
          {at === firstOther && <Note role="presentation">The same words, not in a row</Note>}
          <Line
            id={idOfHit(id, at)}
            role="option"
            aria-selected={at === chosen}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onPick(hit)}
          >
            <strong>{hit.place.name}</strong>{' '}
            <small>
              {kindNames[hit.place.kind]}
              {hit.language && ` · ${languages[hit.language]}`}
            </small>
            {hit.text && <p>{readable(hit.text)}</p>}
          </Line>
        </React.Fragment>
      ))}
      {more > 0 && <Note role="presentation">{more} more. One more word finds fewer.</Note>}
    </Panel>
  );
}
