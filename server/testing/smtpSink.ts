import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** A received mail: recipient, headers and text, decoded. */
export interface TakenMail {
  readonly to: string;
  readonly head: string;
  readonly text: string;
}

/** An SMTP server for tests that stores the mails it receives. */
export interface SmtpSink {
  readonly url: string;
  readonly mails: readonly TakenMail[];
  /** Sets the answer to each recipient from now on; 250 accepts them. */
  say(answer: string): void;
  close(): Promise<void>;
}

/** Decodes quoted-printable text (RFC 2045). */
const decoded = (body: string): string =>
  Buffer.from(
    body.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

function taken(to: string, raw: string): TakenMail {
  const end = raw.indexOf('\r\n\r\n');
  const head = raw.slice(0, end);
  const body = raw.slice(end + 4);
  return { to, head, text: /^content-transfer-encoding: quoted-printable/im.test(head) ? decoded(body) : body };
}

/**
 * Starts an SMTP server on localhost, on the given port or any free one. It supports only the part of SMTP that sending
 * one mail needs.
 */
export async function startSmtpSink(port = 0): Promise<SmtpSink> {
  const mails: TakenMail[] = [];
  const sockets = new Set<Socket>();
  let answer = '250 ok';
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    let to = '';
    let text = '';
    let inData = false;
    const reply = (line: string) => void socket.write(`${line}\r\n`);
    const hear = (line: string) => {
      const [, recipient] = /^RCPT TO:<(.+?)>/i.exec(line) ?? [];
      if (recipient !== undefined) {
        to = recipient;
        reply(answer);
      } else if (/^DATA/i.test(line)) {
        inData = true;
        reply('354 go on');
      } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
      else reply('250 ok');
    };
    let waiting = '';
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      waiting += chunk;
      for (;;) {
        const end = inData ? waiting.indexOf('\r\n.\r\n') : waiting.indexOf('\r\n');
        if (end < 0) return;
        text = waiting.slice(0, end);
        waiting = waiting.slice(end + (inData ? 5 : 2));
        if (!inData) hear(text);
        else {
          inData = false;
          mails.push(taken(to, text));
          reply('250 taken');
        }
      }
    });
    reply('220 sink');
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    say: (line) => {
      answer = line;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
