/** The operator page. */
import type { Market } from '../market/codes';

export const operatorKeyLongerThan = 7;

/** Values of the preset buttons in the operations area: days and pay values. */
export const opsDays = [-1, 0, 1] as const;
export const opsPays = [1, 2] as const;

export const opsTapsToShowKey = 3;

/**
 * Amount from which operators call a withdrawal big; also the amount of their preset buttons. 20000 is Indonesia's
 * value, the others follow by display factor.
 */
export const opsAmount: Record<Market, number> = { id: 20_000, ph: 200, br: 20 };

/** Maximum size of an app package that operators can record, bytes. */
export const apkSizeMax = 10_000_000_000;
