/** A messaging service through which people share, or that hosts a public channel (SHARE-1). */
export interface MessagingService {
  name: string;
  packageId: string;
  /** Link to the public channel that people can join. */
  channel: string;
}

/** The services by the letters used for them in texts and calls. A different deployment changes them here. */
export const messagingServices: Readonly<Record<'W' | 'T' | 'M', MessagingService>> = {
  W: { name: 'WhatsApp', packageId: 'com.whatsapp', channel: 'https://whatsapp.com/channel/tally' },
  T: { name: 'Telegram', packageId: 'org.telegram.messenger', channel: 'https://t.me/tally' },
  M: { name: 'Messenger', packageId: 'com.facebook.orca', channel: 'https://m.me/tally' },
};
