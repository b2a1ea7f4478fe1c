/** A messaging service behind a letter of the specification (decisions: Words). */
export interface MessagingService {
  name: string;
  packageId: string;
  /** The public channel that people can join. */
  channel: string;
}

/** Letters of the specification -> services. Another deployment changes them here. */
export const messagingServices: Readonly<Record<'W' | 'T' | 'M', MessagingService>> = {
  W: { name: 'WhatsApp', packageId: 'com.whatsapp', channel: 'https://whatsapp.com/channel/tally' },
  T: { name: 'Telegram', packageId: 'org.telegram.messenger', channel: 'https://t.me/tally' },
  M: { name: 'Messenger', packageId: 'com.facebook.orca', channel: 'https://m.me/tally' },
};
