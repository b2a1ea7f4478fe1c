import { cut } from './cut.mjs';
import { etcd } from './etcd.mjs';
import { hangs } from './hangs.mjs';
import { killed } from './killed.mjs';
import { machine } from './machine.mjs';
import { replica } from './replica.mjs';
import { switchover } from './switchover.mjs';
import { upgrade } from './upgrade.mjs';

/**
 * What can fail, by name. `says`: what happens; `aimS`: seconds without a paid check-in that are aimed at; `whyLate`:
 * what a longer time comes from; `strike`: lets it happen and mends it, and returns what was
 * found.
 */
export const catalogue = { killed, machine, hangs, etcd, cut, switchover, upgrade, replica };
