import { createGlobalStyle, css } from 'styled-components';
import { themes, type MarketTheme } from '@tally/tokens/themes';
import { family } from '@tally/tokens/type';
import { theme } from './theme';

const names = theme.vars.market;
const override = (values: MarketTheme) =>
  (Object.keys(values) as (keyof MarketTheme)[]).map((name) => `${names[name]}:${values[name]};`).join('');

/** `[data-market="id"]{...}` for each market: the attribute on the root decides. */
export const marketStyle = Object.entries(themes).map(([market, values]) => `[data-market=${market}]{${override(values)}}`).join('');

/**
 * Reset, page ground, font and focus ring. Mount it once.
 * The stand-in font has the web font's widths and line box, so that text doesn't move when the web font comes.
 */
export const GlobalStyle = createGlobalStyle`${css`
  @font-face {
    font-family: 'Tally Fallback';
    src: local('Roboto'), local('Arial'), local('Liberation Sans'), local('Noto Sans');
    size-adjust: 108%;
    ascent-override: 96%;
    descent-override: 21%;
    line-gap-override: 0%;
  }
  :root {
    --tally-family: ${family};
    font-family: var(--tally-family);
    -webkit-text-size-adjust: none;
    text-size-adjust: none;
    -webkit-tap-highlight-color: transparent;
  }
  ${marketStyle}
  *, ::before, ::after { box-sizing: border-box; }
  body, h1, h2, h3, p, ul, ol, dl, dd, figure { margin: 0; padding: 0; }
  body {
    font: ${theme.type.body};
    color: ${theme.color.text};
    background: ${theme.color.page};
    overflow-wrap: break-word;
    -webkit-font-smoothing: antialiased;
  }
  ul, ol { list-style: none; }
  button, input, textarea { font: inherit; color: inherit; }
  button { margin: 0; padding: 0; border: 0; background: none; text-align: inherit; cursor: pointer; touch-action: manipulation; }
  a { color: ${theme.color.link}; text-decoration: none; }
  svg, img { display: block; flex: none; max-width: 100%; }
  :focus-visible { outline: 3px solid ${theme.color.focus}; outline-offset: 2px; }
  @media (prefers-reduced-motion: reduce) {
    *, ::before, ::after {
      animation: none !important;
      transition: opacity 120ms !important;
      scroll-behavior: auto !important;
    }
  }
`}`;
