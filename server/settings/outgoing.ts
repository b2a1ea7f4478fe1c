import type { EventsConfig } from '../events/sender';
import type { MailConfig } from '../mail/sender';
import type { Settings } from './environment';
import { mailAddress, secret, serverUrl, smtpUrl } from './readers';

/** Key of the events of a demo, which its panel receives. */
const demoEventsKey = 'demo-key-of-the-events-for-the-backend';

/** Reads the mail server and the sender's address; undefined when neither is set. */
export function mailOf(settings: Settings): MailConfig | undefined {
  const url = settings.read('SMTP_URL', smtpUrl);
  const from = settings.read('MAIL_FROM', mailAddress);
  settings.refuse(url === undefined && from !== undefined, 'MAIL_FROM needs SMTP_URL, the mail server.');
  settings.refuse(url !== undefined && from === undefined, 'SMTP_URL needs MAIL_FROM, the sender of mails.');
  return url !== undefined && from !== undefined ? { url, from } : undefined;
}

/**
 * Reads where events go and the key that signs them. When neither is set: undefined, or the receiver of a demo, which
 * its panel plays.
 */
export function eventsOf(settings: Settings, demoUrl: string | undefined): EventsConfig | undefined {
  const url = settings.read('EVENTS_URL', serverUrl);
  const key = settings.read('EVENTS_KEY', secret);
  settings.refuse(url !== undefined && key === undefined, 'EVENTS_URL needs EVENTS_KEY, which signs the events.');
  settings.refuse(url === undefined && key !== undefined, 'EVENTS_KEY needs EVENTS_URL, where events go.');
  if (url !== undefined && key !== undefined) return { url, key };
  return demoUrl === undefined ? undefined : { url: demoUrl, key: demoEventsKey };
}
