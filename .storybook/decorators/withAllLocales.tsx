import type { Decorator } from '@storybook/react-vite';
import { modes } from '../modes';
import { allLocales } from '../toolbars';
import './withAllLocales.css';

/** Shows the story four times side by side, each in a frame with its own width, language and market. */
export const withAllLocales: Decorator = (Story, { globals, id, viewMode }) => {
  if (globals['locale'] !== allLocales || viewMode === 'docs') return <Story />;
  const address = (locale: string) =>
    `iframe.html?id=${id}&viewMode=story&globals=locale:${locale};market:${String(globals['market'])};textSize:${String(globals['textSize'])};user:${String(globals['user'])};sdk:${String(globals['sdk'])}`;
  return (
    <div className="all-locales">
      {modes.map((mode) => (
        <figure key={mode.locale}>
          <figcaption>
            {mode.title} <small>{mode.width} px</small>
          </figcaption>
          <iframe title={mode.title} src={address(mode.locale)} width={mode.width} />
        </figure>
      ))}
    </div>
  );
};
