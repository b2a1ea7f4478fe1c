import { palette } from '@tally/tokens/palette';

const svg = (body: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${body}</svg>`)}`;

/** Placeholder for a person's photo, as a data URL. */
export const face = svg(
  `<path fill="${palette.blue100}" d="M0 0h48v48H0"/><circle fill="${palette.gold300}" cx="24" cy="20" r="9"/><path fill="${palette.blue600}" d="M6 48q0-16 18-16t18 16"/>`,
);

/** Placeholder for the icon of a partner's app, as a data URL. */
export const appIcon = svg(
  `<path fill="${palette.green500}" d="M0 0h48v48H0"/><circle fill="${palette.ink0}" cx="24" cy="24" r="13"/><path fill="${palette.green700}" d="m20 17 12 7-12 7"/>`,
);

/** A made-up mark of an e-wallet, as a data URL: no brand's. */
export const walletMark = svg(
  `<path fill="${palette.blue600}" d="M0 0h48v48H0"/><path fill="${palette.ink0}" d="M24 9l15 15-15 15L9 24z"/><circle fill="${palette.blue600}" cx="24" cy="24" r="5"/>`,
);

/** A URL that yields no picture. */
export const missingPicture = 'data:image/png;base64,none';

/** The e-wallets of each market, and an example account number (ACCOUNT-1). */
export const wallets = {
  id: { types: ['DANA', 'OVO', 'GoPay'], no: '081234560789' },
  ph: { types: ['GCash', 'GrabPay'], no: '09171234567' },
  br: { types: ['Pix', 'PagBank'], no: '11987654321' },
} as const;

/** The withdrawal amounts of each market, smallest first (WITHDRAW-22). */
export const amounts = { id: [100, 1000, 10000, 100000], ph: [1, 10, 100, 1000], br: [0.1, 1, 10, 100] } as const;

/** A typical withdrawal, which takes three days. */
export const usualAmount = { id: amounts.id[2], ph: amounts.ph[2], br: amounts.br[2] } as const;

/** Cash that is left after `usualAmount`. */
export const leftAmount = { id: 445, ph: 12.5, br: 6.75 } as const;

/** Cash earned by a team member, and the starting cash of a new user. */
export const memberCash = { id: 500, ph: 5, br: 0.5 } as const;
export const newbieCash = { id: amounts.id[0], ph: amounts.ph[0], br: amounts.br[0] } as const;

/** Withdrawals above this amount take three days (WITHDRAW-11). */
export const quickUpTo = { id: 2000, ph: 10, br: 1 } as const;

/** Reward of a lucky task in each market. */
export const luckyCash = { id: 5000, ph: 15, br: 2.5 } as const;
