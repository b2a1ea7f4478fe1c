import { createTheme } from 'styled-components';
import { color } from '@tally/tokens/color';
import { layer } from '@tally/tokens/layer';
import { layout } from '@tally/tokens/layout';
import { motion } from '@tally/tokens/motion';
import { elevation, radius } from '@tally/tokens/shape';
import { space } from '@tally/tokens/space';
import { noTheme } from '@tally/tokens/themes';
import { type } from '@tally/tokens/type';

/**
 * The tokens as CSS variables: every leaf is `var(--tally-<path>, <value>)`, a wrong name does not
 * compile. The values after the comma serve until something overrides a variable, so nothing has
 * to be declared on the root and no provider is needed; a market overrides by an attribute
 * (`GlobalStyle`), which re-renders nothing.
 */
export const theme = createTheme({ color, space, radius, elevation, type, motion, layer, layout, market: noTheme }, { prefix: 'tally' });
