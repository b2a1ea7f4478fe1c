import { codes, failure } from '@tally/contract/api/envelope';
import type { MiddlewareHandler } from 'hono';
import type { Db } from '../../db/db';

/** Middleware that refuses calls that change data (503) while the disk is full; reading stays possible. */
export const refuseWritesWithoutRoom =
  (db: Db): MiddlewareHandler =>
  async (context, next) =>
    context.req.method === 'POST' && !db.takesWrites()
      ? context.json(failure(codes.closing, 'NO ROOM'), codes.closing)
      : next();
