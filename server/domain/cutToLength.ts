/** The first `max` characters of a text, counted as PostgreSQL counts them: no half of an emoji remains. */
export const cutToLength = (text: string, max: number): string => [...text].slice(0, max).join('');
