/** Types for imports from TypeScript; the functions are documented in image.mjs. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}
export function decodeImage(file: Buffer): Promise<Pixels>;
export function encodeImage(pixels: Pixels): Promise<Buffer>;
export function compressImage(file: Buffer): Promise<Buffer>;
export function thumbnail(file: Buffer, box: { width: number; height: number }): Promise<Buffer>;
export function sideBySide(files: readonly Buffer[]): Promise<Buffer>;
