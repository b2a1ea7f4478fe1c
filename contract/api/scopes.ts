/**
 * What a key of an operator may do (OPS-34): look; answer and judge people, where no money leaves; move money; approve
 * what another operator asked for; search and export the audit log. None includes another. Which of them a call needs stands
 * with the call (`contract/calls/<noun>.ts`); the server checks it in `requireScope.ts`.
 */
export const operatorScopes = ['read', 'support', 'pay', 'approve', 'admin'] as const;
export type OperatorScope = (typeof operatorScopes)[number];
