import { createRequire } from 'node:module';

/** One mail, as plain text. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same each time that a mail is tried, so that whoever gets it twice sees it once. */
  readonly messageId: string;
}

/** Hands mails to a mail server. */
export interface MailSender {
  /** @throws {MailRefused} when that mail will never be taken; any other error may pass */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** The mail server does not take this mail, now or later: an address that does not exist. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

/** Which mail server, and whose mails (SMTP_URL, MAIL_FROM). */
export interface MailConfig {
  /** `smtps://user:password@host:465`, or `smtp://` with STARTTLS. */
  readonly url: string;
  readonly from: string;
}

/** What is used of nodemailer, which is loaded only where mail is set up. */
interface Nodemailer {
  createTransport(options: object): {
    sendMail(mail: object): Promise<unknown>;
    close(): void;
  };
}

/** ms. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10_000, dnsTimeout: 10_000 };

const thisMachine = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Connects for each mail: there are few. Passwords and mails go over TLS alone, except to this machine. */
export function openMailSender({ url, from }: MailConfig): MailSender {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const { createTransport } = createRequire(import.meta.url)('nodemailer') as Nodemailer;
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !thisMachine.has(hostname),
    ...(username !== '' && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    disableFileAccess: true,
    disableUrlAccess: true,
    ...timeouts,
  });
  return {
    send: async ({ to, subject, text, messageId }) => {
      try {
        // An automatic mail: nobody's absence is answered to it.
        await transport.sendMail({
          from,
          to,
          subject,
          text,
          messageId,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        if (isRefusal(error)) throw new MailRefused(error.message);
        throw error;
      }
    },
    close: () => transport.close(),
  };
}

/** An answer of the mail server about that mail for good (RFC 5321: 5yz); a login that it refuses may be mended. */
const isRefusal = (error: unknown): error is Error =>
  error instanceof Error &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500 &&
  !('code' in error && error.code === 'EAUTH');
