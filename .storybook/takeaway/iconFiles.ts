import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { icons } from './icons';

/** Every icon as an SVG file of its own, its tokens by their values. */
export const iconFiles: Readonly<Record<string, string>> = Object.fromEntries(
  icons.map(({ file, Icon }) => [
    file,
    renderToStaticMarkup(createElement(Icon, { size: 48, xmlns: 'http://www.w3.org/2000/svg' }))
      .replace(/var\([^,]+, ?([^)]+)\)/g, '$1')
      .replaceAll(' aria-hidden="true"', ''),
  ]),
);
