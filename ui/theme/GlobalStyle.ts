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
 * The phone's own font, widened (`adjust`) until our texts are as long as in the web font and set into the web font's
 * line box, 1.038 above and 0.222 below the line. The factors were measured over all texts of the product.
 */
const standIn = (weights: string, android: string, other: string, adjust: number) =>
  `@font-face{font-family:"Tally Fallback";font-weight:${weights};src:local("${android}"),local("${other}");size-adjust:${adjust * 100}%;ascent-override:${103.8 / adjust}%;descent-override:${22.2 / adjust}%;line-gap-override:0%}`;

/**
 * Reset, page ground, font and focus ring. Mount it once.
 */
export const GlobalStyle = createGlobalStyle`${css`
  ${standIn('100 599', 'Roboto', 'Arial', 1.047)}
  ${standIn('600 900', 'Roboto Bold', 'Arial Bold', 1.067)}
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
