import { markets, type Market } from '@tally/contract/market/codes';
import type { Preview } from '@storybook/react-vite';
import { modes, pseudo } from './modes';

/** Value of the locale toolbar that shows all locales side by side. */
export const allLocales = 'all';

/** Value of the market toolbar that selects the market of the chosen language. */
export const ownMarket = 'auto';

const marketNames: Record<Market, string> = { id: 'Indonesia', ph: 'Philippines', br: 'Brazil' };

/** Selectable widths in CSS px: the narrowest supported, common ones, and the widest phone. */
const widths = [320, 360, 375, 390, 412, 430];

const item = (value: string, title: string) => ({ value, title });

/** Definition of the toolbars. The width is Storybook's own viewport tool, see `viewportOptions`. */
export const toolbars: NonNullable<Preview['globalTypes']> = {
  locale: {
    description: 'Language of the texts',
    toolbar: {
      title: 'Locale',
      icon: 'globe',
      dynamicTitle: true,
      items: [
        ...modes.map((mode) => item(mode.locale, mode.title)),
        item(pseudo, 'Pseudo (longer, accented)'),
        item(allLocales, 'All, side by side'),
      ],
    },
  },
  market: {
    description: 'Country: money, number format, pattern, rules',
    toolbar: {
      title: 'Market',
      icon: 'location',
      dynamicTitle: true,
      items: [item(ownMarket, 'Market of the text'), ...markets.map((market) => item(market, marketNames[market]))],
    },
  },
  textSize: {
    description: 'Text size of the phone',
    toolbar: {
      title: 'Text size',
      icon: 'paragraph',
      dynamicTitle: true,
      items: ['100', '130', '200'].map((size) => item(size, `Text ${size} %`)),
    },
  },
  user: {
    description: 'Who holds the phone (screens)',
    toolbar: {
      title: 'User',
      icon: 'user',
      dynamicTitle: true,
      items: [item('guest', 'Guest'), item('active', 'Logged in'), item('withdrawn', 'Has withdrawn')],
    },
  },
  sdk: {
    description: 'Version of the host app (screens)',
    toolbar: {
      title: 'SDK',
      icon: 'mobile',
      dynamicTitle: true,
      items: [
        item('0', 'No host'),
        ...['802', '803', '804', '806', '811', '814', '815'].map((version) => item(version, `SDK ${version}`)),
      ],
    },
  },
};

/** Initial values of the toolbars. */
export const initialGlobals = {
  locale: 'en',
  market: ownMarket,
  textSize: '100',
  user: 'active',
  sdk: '815',
  viewport: { value: 'w360', isRotated: false },
};

/** For a story without anything to change: the developer's text about that is no word for a designer. */
const noControls = { controls: { disable: true } };

/** For a page of tables: as wide as the window, and nothing to change below it. */
export const wholeWindow = {
  // How the viewport tool writes "as the window is".
  globals: { viewport: { value: '100pct-100pct', isRotated: false } },
  parameters: noControls,
};

/** Phones for the viewport tool, by width. */
export const viewportOptions = Object.fromEntries(
  widths.map((width) => [
    `w${width}`,
    { name: `${width} px`, styles: { width: `${width}px`, height: '740px' }, type: 'mobile' as const },
  ]),
);
