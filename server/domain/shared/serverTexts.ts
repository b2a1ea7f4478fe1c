import type { Locale } from '@tally/contract/market/codes';
import { isolate } from '@tally/contract/text/isolate';

/** Texts that the server sends along with data; all other texts are in the pages. */
export const inviteTexts: Record<Locale, { readonly title: string; readonly content: string }> = {
  en: {
    title: 'Do daily tasks, withdraw cash',
    content: 'Check-in, draws and videos every day. Coins turn into cash every morning.',
  },
  id: {
    title: 'Kerjakan tugas harian, tarik uang',
    content: 'Check-in, undian, dan video setiap hari. Koin menjadi uang setiap pagi.',
  },
  en_ph: {
    title: 'Do daily tasks, withdraw cash',
    content: 'Check-in, draws and videos every day. Coins turn into cash every morning.',
  },
  pt_br: {
    title: 'Faça tarefas diárias e saque dinheiro',
    content: 'Check-in, sorteios e vídeos todos os dias. As moedas viram dinheiro todas as manhãs.',
  },
};

/** Stands for whoever has no name that can be read (TEXT-9). */
const nameless: Record<Locale, string> = { en: 'Someone', id: 'Seseorang', en_ph: 'Someone', pt_br: 'Alguém' };

/** A person's first name as others see it. */
export const firstNameOr = (name: string, locale: Locale): string => name.split(' ')[0] || nameless[locale];

const teamTips: Record<Locale, (name: string, amount: string) => string> = {
  en: (name, amount) => `${name} withdrew cash. You got ${amount}!`,
  id: (name, amount) => `${name} menarik uang. Kamu mendapat ${amount}!`,
  en_ph: (name, amount) => `${name} withdrew cash. You got ${amount}!`,
  pt_br: (name, amount) => `${name} sacou dinheiro. Você ganhou ${amount}!`,
};

/** The team page's message about the newest valid member, whose name keeps its direction to itself (TEXT-10). */
export const teamTip = (locale: Locale, name: string, amount: string): string =>
  teamTips[locale](isolate(name), amount);

/** What a person's message says who has a number that another account has (ACCOUNT-20). */
export const claimTexts: Record<Locale, string> = {
  en: 'The e-wallet number that I entered is mine now, but another account has it. Please check.',
  id: 'Nomor e-wallet yang saya masukkan sekarang milik saya, tetapi dipakai akun lain. Mohon diperiksa.',
  en_ph: 'The e-wallet number that I entered is mine now, but another account has it. Please check.',
  pt_br: 'A chave que informei agora é minha, mas está em outra conta. Por favor, verifiquem.',
};

/** Standard replies to feedback, indexed by its type (0 and 3 other, 1 withdrawal not received, 2 software bug). */
export const feedbackReplies: Record<Locale, readonly [string, string, string, string]> = {
  en: [
    'Thank you for your message. We read every one and will use it to improve the app.',
    'We checked your withdrawal. Please look at its status in your history; if it says Paid, the cash is in your e-wallet.',
    'Thank you for reporting this. We found the problem and will fix it in the next update of the app.',
    'Thank you for your message. We read every one and will use it to improve the app.',
  ],
  id: [
    'Terima kasih atas pesanmu. Kami membaca semuanya dan memakainya untuk memperbaiki aplikasi.',
    'Kami sudah memeriksa penarikanmu. Silakan lihat statusnya di Riwayat penarikan; jika tertulis Dibayar, uangnya sudah ada di e-wallet kamu.',
    'Terima kasih atas laporannya. Masalahnya sudah kami temukan dan akan diperbaiki di pembaruan aplikasi berikutnya.',
    'Terima kasih atas pesanmu. Kami membaca semuanya dan memakainya untuk memperbaiki aplikasi.',
  ],
  en_ph: [
    'Thank you for your message. We read every one and will use it to improve the app.',
    'We have checked your withdrawal. Please see its status in your history; if it says Paid, the cash is already in your e-wallet.',
    'Thank you for reporting your concern. We found the problem and will fix it in the next app update.',
    'Thank you for your message. We read every one and will use it to improve the app.',
  ],
  pt_br: [
    'Obrigado pela sua mensagem. Lemos todas e usamos cada uma para melhorar o app.',
    'Verificamos o seu saque. Veja a situação no Histórico de saques; se estiver Pago, o dinheiro já está na sua conta.',
    'Obrigado por avisar. Encontramos o problema e vamos corrigi-lo na próxima atualização do app.',
    'Obrigado pela sua mensagem. Lemos todas e usamos cada uma para melhorar o app.',
  ],
};
