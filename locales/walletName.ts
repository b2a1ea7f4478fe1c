import type { AccountType } from '@tally/contract/market';

/** E-wallets whose owners write them otherwise than the wire does. */
const names: Partial<Record<AccountType, string>> = { PIX: 'Pix' };

/** The name of an e-wallet as people read it (ACCOUNT-1): Brazil's is `Pix`, and `PIX` on the wire. */
export const walletName = (type: string): string => names[type as AccountType] ?? type;
