type Texts = Readonly<Record<string, string>>;
export const partNames: readonly string[];
export function readPart(locale: string, part: string): Texts;
export function readTexts(locale: string): Texts;
export function paramsSource(parts: Readonly<Record<string, Texts>>): string;
export function writeParams(): void;
