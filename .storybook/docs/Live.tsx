import { DocsContext } from '@storybook/addon-docs/blocks';
import { theme } from '@tally/ui/theme/theme';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { useContext, useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { initialGlobals } from '../toolbars';
import './live.css';

type Globals = Readonly<Record<string, unknown>>;

/** What differs from the toolbar's first state, as an address says it. A width is left out: here the page gives it. */
const inAddress = (globals: Globals) =>
  Object.entries(globals)
    .filter(([name, value]) => typeof value === 'string' && value !== (initialGlobals as Globals)[name])
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

/** Whether an element has come into view: each story is a page, and all of a guide at once would be slow. */
function useSeen() {
  const ref = useRef<HTMLElement>(null);
  const [seen, see] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && see(true));
    if (ref.current) watch.observe(ref.current);
    return () => watch.disconnect();
  }, []);
  return { ref, seen };
}

/** Several live stories beside each other; a flow counts them. */
export const LiveStories = ({ flow, children }: { flow?: boolean; children: ReactNode }) => (
  <div className="live-stories" data-flow={flow} style={{ '--live-line': theme.color.outline } as CSSProperties}>
    {children}
  </div>
);

/**
 * A story as it is on a phone, in language and market of the toolbar, with a sentence above it. It has a page of its own,
 * because screens and dialogs take the whole of theirs.
 */
export function Live({ id, wide, children }: { id: string; wide?: boolean; children: ReactNode }) {
  const chosen = useToolbar();
  const { ref, seen } = useSeen();
  const globals = chosen && `&globals=${encodeURIComponent(chosen)}`;
  return (
    <figure ref={ref} className="live" data-wide={wide}>
      <figcaption>
        <div>{children}</div>
        <a href={`./?path=/story/${id}`} target="_top">
          Open this story
        </a>
      </figcaption>
      {seen ? (
        <iframe key={chosen} title={id} src={`iframe.html?viewMode=story&id=${id}${globals}`} />
      ) : (
        <div className="live-place" />
      )}
    </figure>
  );
}
