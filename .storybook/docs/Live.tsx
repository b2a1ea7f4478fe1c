import { DocsContext } from '@storybook/addon-docs/blocks';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { useContext, useEffect, useState, type ReactNode } from 'react';
import './live.css';

type Globals = Readonly<Record<string, unknown>>;

/** Globals as an address says them. A width is left out: here the page gives it. */
const inAddress = (globals: Globals) =>
  Object.entries(globals)
    .filter(([, value]) => typeof value === 'string')
    .map(([name, value]) => `${name}:${String(value)}`)
    .join(';');

/** What the toolbar has chosen, as an address says it. */
function useToolbar(): string {
  const { channel } = useContext(DocsContext);
  const [chosen, choose] = useState(() => new URLSearchParams(location.search).get('globals') ?? '');
  useEffect(() => {
    const follow = ({ globals }: { globals: Globals }) => choose(inAddress(globals));
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  return chosen;
}

/** Several live stories beside each other; a flow counts them. */
export const LiveStories = ({ flow, children }: { flow?: boolean; children: ReactNode }) => (
  <div className="live-stories" data-flow={flow}>
    {children}
  </div>
);

/**
 * A story as it is on a phone, in language and market of the toolbar, with a sentence above it. It has a page of its own,
 * because screens and dialogs take the whole of theirs.
 */
export function Live({ id, wide, children }: { id: string; wide?: boolean; children: ReactNode }) {
  const chosen = useToolbar();
  const globals = chosen && `&globals=${encodeURIComponent(chosen)}`;
  return (
    <figure className="live" data-wide={wide}>
      <figcaption>
        <div>{children}</div>
        <a href={`./?path=/story/${id}`} target="_top">
          Open this story
        </a>
      </figcaption>
      <iframe key={chosen} title={id} loading="lazy" src={`iframe.html?viewMode=story&id=${id}${globals}`} />
    </figure>
  );
}
