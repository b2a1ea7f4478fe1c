/** What a wallet number is to whoever pays it out. */
export const keyKinds = ['PHONE', 'CPF', 'MAIL'] as const;
export type KeyKind = (typeof keyKinds)[number];
