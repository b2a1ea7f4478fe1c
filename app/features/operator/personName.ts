/** What operators call a person: by the name, or by the number of somebody who has none. */
export const nameOf = ({ userName, userId }: { readonly userName: string; readonly userId: number }): string =>
  userName || `#${userId}`;
