import { color } from './color';
import { layer } from './layer';
import { layout } from './layout';
import { motion } from './motion';
import { elevation, radius } from './shape';
import { space } from './space';
import { type } from './type';

/** Every token that is the same in all markets. */
export const tokens = { color, space, radius, elevation, type, motion, layer, layout } as const;
