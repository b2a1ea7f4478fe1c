import type { ChildProcess } from 'node:child_process';

export function freePort(): Promise<number>;
export function isFree(port: number): Promise<boolean>;
/**
 * Waits until a server's health check succeeds; false when its process ended first, or the check did not succeed within
 * `patience` ms.
 */
export function waitForServer(url: string, isRunning: () => boolean, patience?: number): Promise<boolean>;
/** Starts the built server and waits until it answers. */
export function startServer(ask: {
  port: number;
  env?: Record<string, string>;
  show?: boolean;
}): Promise<{ url: string; child: ChildProcess; stop(): Promise<void> }>;
