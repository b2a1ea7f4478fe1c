export function paramsSource(texts: Readonly<Record<string, string>>): string;
