import type { IncomingMessage } from 'node:http';

export function serve(
  folder: string,
  overrides?: Record<string, string | ((request: IncomingMessage) => string | undefined)>,
  options?: { port?: number; single?: boolean; onRequest?: (request: IncomingMessage) => void },
): Promise<{ url: string; close(): void }>;
