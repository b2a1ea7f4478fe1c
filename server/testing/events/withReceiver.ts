import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createTestServer } from '../testServer';
import type { TestServer } from '../testServer';
import { eventReceiver } from './eventReceiver';
import type { EventReceiver } from './eventReceiver';

/** Gives each test of a file the file's server, without people, and a receiver of its events that got nothing yet. */
export function withReceiver(use: (server: TestServer, receiver: EventReceiver) => void): void {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer({ stories: [] });
  });
  beforeEach(async () => {
    await server.db.exec('truncate users cascade');
    use(server, eventReceiver(server));
  });
  afterAll(() => server.close());
}
