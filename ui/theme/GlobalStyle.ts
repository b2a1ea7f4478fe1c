import { createGlobalStyle } from 'styled-components';
import { reducedFade } from '@tally/tokens/motion';
import { themes } from '@tally/tokens/themes';
import { family } from '@tally/tokens/type';
import { theme } from './theme';

/**
 * A rule `[data-market=id]{...}` for each market, which overrides the variables of `theme.vars.market`. The attribute
 * on the root element selects the market.
 */
export const marketStyle = Object.entries(themes)
  .map(([market, { pattern }]) => `[data-market=${market}]{--tally-market-pattern:${pattern}}`)
  .join('');

/**
 * CSS reset, page background, font and focus ring. Render it once. The fallback font is a system font, scaled so that
 * the product's texts have the same total length as in the web font (measured over all texts), with the web font's line
 * metrics: the layout does not shift when the web font loads.
 */
export const GlobalStyle = createGlobalStyle`
  @font-face {
    font-family: "Tally Fallback";
    font-weight: 100 599;
    src: local("Roboto"), local("Arial");
    size-adjust: 104.7%;
    ascent-override: 99.1%;
    descent-override: 21.2%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: "Tally Fallback";
    font-weight: 600 900;
    src: local("Roboto Bold"), local("Arial Bold");
    size-adjust: 106.7%;
    ascent-override: 97.3%;
    descent-override: 20.8%;
    line-gap-override: 0%;
  }
  :root {
    --tally-family: ${family};
    font-family: var(--tally-family);
    -webkit-text-size-adjust: none;
    text-size-adjust: none;
    -webkit-tap-highlight-color: transparent;
    color-scheme: only light;
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
  h1, h2, h3 { text-wrap: balance; }
  p, li, dd { text-wrap: pretty; }
  ul, ol { list-style: none; }
  button, input, textarea { font: inherit; color: inherit; }
  button { margin: 0; padding: 0; border: 0; background: none; text-align: inherit; cursor: pointer; touch-action: manipulation; }
  a { color: ${theme.color.link}; text-decoration: none; }
  svg, img { display: block; flex: none; max-width: 100%; }
  :focus-visible { outline: 3px solid ${theme.color.focus}; outline-offset: 2px; }
  @media (prefers-reduced-motion: reduce) {
    *, ::before, ::after {
      animation: none !important;
      transition: opacity ${reducedFade}ms !important;
      scroll-behavior: auto !important;
    }
  }
`;
