import { createRequire } from 'node:module';

/** A plain-text mail. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same in every attempt, so that mail clients show duplicates once. */
  readonly messageId: string;
}

/** Sends mails through a mail server. */
export interface MailSender {
  /**
   * Sends one mail.
   *
   * @throws {MailRefused} when the mail is refused permanently; after any other error a retry may succeed
   */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** The mail server refuses this mail permanently, for example because the address does not exist. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

/** The mail server and the sender's address (SMTP_URL, MAIL_FROM). */
export interface MailConfig {
  /** `smtps://user:password@host:465`, or `smtp://` with STARTTLS. */
  readonly url: string;
  readonly from: string;
}

/** The part of nodemailer's interface that is used; the package is loaded only where mail is configured. */
interface Nodemailer {
  createTransport(options: object): {
    sendMail(mail: object): Promise<unknown>;
    close(): void;
  };
}

/** In ms. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10_000, dnsTimeout: 10_000 };

const thisMachine = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Opens a connection for each mail, because there are few. Passwords and mails are sent over TLS only, except to
 * localhost.
 */
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
        // Marks the mail as automatic, so that no out-of-office replies are sent to it.
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

/**
 * Whether the mail server refused the mail permanently (RFC 5321: 5yz). A refused login does not count, because the
 * configuration can be fixed.
 */
const isRefusal = (error: unknown): error is Error =>
  error instanceof Error &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500 &&
  !('code' in error && error.code === 'EAUTH');
