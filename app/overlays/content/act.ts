/**
 * What a decision of an operator does to somebody, which its button and the dialog that asks once more show: `give`
 * pays or lets pass; `refuse` sends money back or rejects; `stop` freezes a person or declares an account or export
 * invalid; `plain` does neither.
 */
export type Act = 'give' | 'refuse' | 'stop' | 'plain';
