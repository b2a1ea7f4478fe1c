import type { AccountType } from '@tally/contract/market/wallets';

/** E-wallets whose display name differs from the API's name. */
const names: Partial<Record<AccountType, string>> = { PIX: 'Pix' };

/** Display name of an e-wallet (ACCOUNT-1): `Pix` in Brazil, whose API name is `PIX`. */
export const walletName = (type: string): string => names[type as AccountType] ?? type;
