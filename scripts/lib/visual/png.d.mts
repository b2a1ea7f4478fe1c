/** Types for those who import this script from TypeScript; what each does is said in png.mjs. */
export function decodePng(file: Buffer): Promise<{ data: Buffer; width: number; height: number }>;
export function samePixels(a: Buffer, b: Buffer): Promise<boolean>;
export function compressPng(file: Buffer): Promise<Buffer>;
export function thumbnail(file: Buffer, box: { width: number; height: number }): Promise<Buffer>;
