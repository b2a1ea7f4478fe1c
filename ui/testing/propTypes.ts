/** The props that a component cannot do without. */
export type Needed<Props> = {
  [Name in keyof Props]-?: object extends Pick<Props, Name> ? never : Name;
}[keyof Props];

/** Those of the named props that take any text, in place of a few words. */
export type TakesAnyText<Props, Names extends keyof Props> = {
  [Name in Names]-?: string extends Props[Name] ? Name : never;
}[Names];
