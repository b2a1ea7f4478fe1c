// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { beginOf, forRequests, readDatabaseUrl } from './pool';

describe('an address that leads through a pooler', () => {
  it('the pooler parameter of an address is read and not sent to the database', () => {
    expect(readDatabaseUrl('postgres://tally:secret@db.example:6432/tally?pgbouncer=true&sslmode=require')).toEqual({
      connectionString: 'postgres://tally:secret@db.example:6432/tally?sslmode=require',
      pooled: true,
    });
    expect(readDatabaseUrl('postgres://tally@db.example/tally')).toEqual({
      connectionString: 'postgres://tally@db.example/tally',
      pooled: false,
    });
  });

  it('an address that leads through a pooler keeps its limits in each transaction, because the connection keeps none', () => {
    expect(beginOf(true, forRequests)).toBe(
      'begin; set local statement_timeout = 3500; set local idle_in_transaction_session_timeout = 15000',
    );
    expect(beginOf(false, forRequests)).toBe('begin');
  });
});
