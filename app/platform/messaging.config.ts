/** A messaging service people share through, or that holds a channel (SHARE-1). */
export interface MessagingService {
  name: string;
  packageId: string;
  /** The public channel that people can join. */
  channel: string;
}

/** The services by their letters in texts and calls. Another deployment changes them here. */
export const messagingServices: Readonly<Record<'W' | 'T' | 'M', MessagingService>> = {
  W: { name: 'WhatsApp', packageId: 'com.whatsapp', channel: 'https://whatsapp.com/channel/tally' },
  T: { name: 'Telegram', packageId: 'org.telegram.messenger', channel: 'https://t.me/tally' },
  M: { name: 'Messenger', packageId: 'com.facebook.orca', channel: 'https://m.me/tally' },
};
