import { codes, failure } from '@tally/contract/envelope';
import type { MiddlewareHandler } from 'hono';
import type { Db } from '../db/db';

/** Refuses what changes data while there is no room for it (503); what is there can be read. */
export const refuseWritesWithoutRoom =
  (db: Db): MiddlewareHandler =>
  async (context, next) =>
    context.req.method === 'POST' && !db.takesWrites()
      ? context.json(failure(codes.closing, 'NO ROOM'), codes.closing)
      : next();
