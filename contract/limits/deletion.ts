/** The data deletion form. */

export const deletionMailLongerThan = 10;
export const deletionMailSuffix = '@gmail.com';
