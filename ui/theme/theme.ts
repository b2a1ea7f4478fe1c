import { createTheme } from 'styled-components';
import { tokens } from '@tally/tokens/all';
import { noTheme } from '@tally/tokens/themes';

/**
 * The tokens as CSS variables: every leaf is `var(--tally-<path>, <value>)`, a wrong name does not
 * compile. The values after the comma serve until something overrides a variable, so nothing has
 * to be declared on the root and no provider is needed; a market overrides by an attribute
 * (`GlobalStyle`), which re-renders nothing.
 */
export const theme = /* @__PURE__ */ createTheme({ ...tokens, market: noTheme }, { prefix: 'tally' });
