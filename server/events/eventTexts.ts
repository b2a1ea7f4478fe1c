import { lapseNoticeDays, type ToldEventKind } from '@tally/contract/host/hostEvents';
import type { Locale } from '@tally/contract/market/codes';

const english: Readonly<Record<ToldEventKind, string>> = {
  'withdrawal.paid': 'Your withdrawal was paid. Please check your e-wallet.',
  'withdrawal.failed': 'Your withdrawal could not be paid. It is back in your balance: open the app to see why.',
  'withdrawal.returned': 'A payment to your e-wallet came back. It is in your balance again: open the app to see why.',
  'message.answered': 'There is a reply to your message. Open the app to read it.',
  'money.lapsing': `Open the app within ${lapseNoticeDays} days to keep your coins and cash.`,
};

/**
 * What the phone app may tell a person of an event, in their language (EVENT-2). It stands on a locked screen, so it
 * says no amount, name or wallet.
 */
export const eventTexts: Readonly<Record<Locale, Readonly<Record<ToldEventKind, string>>>> = {
  en: english,
  id: {
    'withdrawal.paid': 'Penarikanmu sudah dibayar. Silakan cek e-wallet kamu.',
    'withdrawal.failed':
      'Penarikanmu belum bisa dibayar dan sudah kembali ke saldomu. Buka aplikasi untuk melihat alasannya.',
    'withdrawal.returned':
      'Pembayaran ke e-wallet kamu dikembalikan dan masuk lagi ke saldomu. Buka aplikasi untuk melihat alasannya.',
    'message.answered': 'Pesanmu sudah dibalas. Buka aplikasi untuk membacanya.',
    'money.lapsing': `Buka aplikasi dalam ${lapseNoticeDays} hari supaya koin dan uangmu tetap ada.`,
  },
  en_ph: {
    ...english,
    'withdrawal.paid': 'Your withdrawal was credited. Please check your e-wallet.',
    'message.answered': 'We replied to your concern. Open the app to read it.',
  },
  pt_br: {
    'withdrawal.paid': 'Seu saque foi pago. Confira sua conta.',
    'withdrawal.failed': 'Não conseguimos pagar seu saque. O valor voltou ao seu saldo: abra o app para ver o motivo.',
    'withdrawal.returned':
      'Um pagamento à sua conta para saque foi devolvido. O valor voltou ao seu saldo: abra o app para ver o motivo.',
    'message.answered': 'Sua mensagem foi respondida. Abra o app para ler.',
    'money.lapsing': `Abra o app em até ${lapseNoticeDays} dias para não perder suas moedas e seu dinheiro.`,
  },
};
