import { clearAfterDays } from '@tally/contract/limits/exchange';
import { ageLimit, confirmationKeptDays, frozenKeptDays, numberKeptDays } from '@tally/contract/limits/privacy';

/** A section of the policy; `lang` is set where it is not English. */
export interface PolicyPart {
  heading: string;
  /** Stands between heading and text. */
  date?: string;
  text: string;
  /** A list below the text. */
  points?: readonly string[];
  lang?: 'id';
}

export interface PolicyFacts {
  app: string;
  developer: string;
  email: string;
  /** Where the form for deletion is, where it does not stand below the text. */
  form?: { readonly en: string; readonly id: string };
}

const formBelow = { en: 'the form below', id: 'di bawah ini' };

/** Date of the latest version of the text. */
const updated = '29 November 2026';

const collected: PolicyPart = {
  heading: 'What we collect',
  text: 'When you use the app, we store:',
  points: [
    'your Google account name, picture and account id when you log in;',
    'a device id and the app, SDK and language version;',
    'the tasks you do, your coins, cash and withdrawals;',
    'the e-\u2060wallet type, number and name you give us;',
    'the messages and contact you send as feedback;',
    'the people you invite through your link.',
  ],
};

const ads: PolicyPart = {
  heading: 'Ads and partner apps',
  text: 'Videos and partner apps come from advertising networks. They may collect data such as an advertising id under their own policies. We do not give them your name, e-\u2060wallet or messages.',
  points: [
    'We tell them whether an ad was shown or an app was installed.',
    'They may confirm to us that you watched a video or installed an app, under a code that does not say who you are. A reward may wait for this.',
    `We keep what they confirmed and what waited for it for ${confirmationKeptDays} days. After that only a code of the network's own transaction stays, which leads to nobody, so that it counts once.`,
  ],
};

const kept: PolicyPart = {
  heading: 'How long we keep it',
  text: 'As long as your account is active, with these exceptions:',
  points: [
    `Coins and cash: until you have not opened the app for ${clearAfterDays} days.`,
    'Payment records: as long as tax and accounting law asks, also after you have deleted your data.',
    `After you have deleted your data, for ${numberKeptDays} days: a code made from your e-\u2060wallet number, with the day of its last withdrawal, and a code made from your device id. They show neither the number nor the device; they stop one wallet or phone from being rewarded again and again by new accounts.`,
    `If withdrawals were paused because of suspected fraud, or something was still to be taken back from you, for ${frozenKeptDays} days: such codes of your login and of each device and e-\u2060wallet number that you used, and what was to be taken back, so that it also holds for a new account.`,
    'If we could not pay to an e-\u2060wallet number of yours because it was not valid: such a code of it, until we find that it is valid.',
  ],
};

const deletionInIndonesian = (email: string, form: string): PolicyPart => ({
  heading: 'Penghapusan data (Bahasa Indonesia)',
  text: `Kamu dapat meminta penghapusan data dengan mengisi alamat email Google ${form} lalu mengetuk Hapus data dua kali.`,
  points: [
    `Kalau kamu tidak masuk, kami mengirim tautan konfirmasi ke alamat emailmu, atau menunggu ${clearAfterDays} hari.`,
    'Akun, koin, uang, riwayat, dan data e-\u2060wallet kamu dihapus dan tidak dapat dikembalikan. Catatan pembayaran disimpan selama diwajibkan hukum.',
    'Hadiah yang masih menunggu konfirmasi jaringan iklan ikut dihapus.',
    `Selama ${numberKeptDays} hari kami menyimpan kode yang dibuat dari nomor e-\u2060wallet dan perangkatmu, untuk mencegah satu dompet atau ponsel mendapat hadiah berulang kali lewat akun baru. Nomormu tidak bisa dibaca dari kode itu.`,
    `Kalau penarikan dihentikan sementara karena dugaan kecurangan, atau masih ada uang yang harus ditarik kembali darimu, kode seperti itu dari login, setiap perangkat, dan setiap nomor e-\u2060wallet yang kamu pakai disimpan ${frozenKeptDays} hari, beserta jumlah yang harus ditarik kembali.`,
    'Kalau nomor e-\u2060wallet kamu tidak bisa dibayar karena tidak valid, kodenya disimpan sampai kami tahu bahwa nomor itu valid.',
    `Pertanyaan: ${email}.`,
  ],
  lang: 'id',
});

/**
 * The privacy policy: one English text for all languages, with an Indonesian paragraph on deletion (PRIVACY-1,
 * PRIVACY-2).
 */
export const policyOf = ({ app, developer, email, form = formBelow }: PolicyFacts): readonly PolicyPart[] => [
  {
    heading: `Privacy policy of ${app}`,
    date: `Last updated: ${updated}.`,
    text: `This policy explains what ${developer} ("we") does with your data when you use the rewards pages inside ${app}.`,
  },
  collected,
  {
    heading: 'Why we use it',
    text: 'To run the tasks and count your rewards, to pay your withdrawals, to answer you, to stop fraud such as several accounts on one phone, and to keep the service working.',
  },
  ads,
  {
    heading: 'Who gets your data',
    text: 'Payment partners that send your withdrawals, hosting providers that store data for us, and authorities when the law requires it. We do not sell your data.',
  },
  {
    heading: 'Permissions',
    text: 'Contacts and notifications are asked for only when you use a feature that needs them. You can say no and go on using the app.',
  },
  kept,
  {
    heading: 'Security',
    text: `Data travels encrypted. Only staff who need it can see it. No system is perfectly safe; tell us at ${email} if you see a problem.`,
  },
  {
    heading: 'Age',
    text: `You must be at least ${ageLimit} years old. If we learn that a younger person uses the service, we delete the account.`,
  },
  {
    heading: 'Your rights',
    text: `You can ask to see, correct or delete your data. When you are logged in, you can download it in the app on the page Download my data, once a day. Write to ${email} or use ${form.en}. If you are not logged in, we send a link to your mail address to make sure that it is you, or wait ${clearAfterDays} days. Deleting your data also deletes your coins, cash and history, except payment records that the law makes us keep. It cannot be undone.`,
  },
  {
    heading: 'Changes',
    text: 'When we change this policy we show the new date at the top. Important changes are announced in the app.',
  },
  { heading: 'Contact', text: `${developer}, ${email}` },
  deletionInIndonesian(email, form.id),
];
