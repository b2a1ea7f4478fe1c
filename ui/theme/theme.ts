import { createTheme } from 'styled-components';
import { tokens } from '@tally/tokens/all';
import { noTheme } from '@tally/tokens/themes';

/**
 * The tokens as CSS variables: every leaf is `var(--tally-<path>, <value>)`, and a wrong name does not compile. The
 * fallback value in each `var()` applies until a variable is overridden, so no declarations on the root and no provider
 * are needed. A market overrides variables by an attribute on the root (`GlobalStyle`), which causes no re-render.
 */
export const theme = /* @__PURE__ */ createTheme({ ...tokens, market: noTheme }, { prefix: 'tally' });
