import type { Locale } from '../market/codes';

/** Prepared answers to a message (OPS-40). */
export const messageTemplates = [
  'received',
  'checking',
  'paid',
  'invalid',
  'another',
  'credited',
  'uncounted',
  'again',
] as const;
export type MessageTemplate = (typeof messageTemplates)[number];

const english: Readonly<Record<MessageTemplate, string>> = {
  received: 'Thank you, we have your message. We will look into it and reply here.',
  checking: 'We are checking this with our payment partner. We will reply here as soon as we know more.',
  paid: 'Your withdrawal has been paid. Please check your e-wallet, and write again if the cash is not there.',
  invalid: "We can't pay to this e-wallet account. Please check the type, the number and the name on the account page.",
  another: 'Please enter another e-wallet account on the account page. After that you can withdraw again.',
  credited: 'The coins have been added to your balance. Thank you for telling us.',
  uncounted:
    'This task was not counted, because the ad or the app was closed before it had finished. Please let it run to its end next time.',
  again: 'Something went wrong on our side. Please try again, and write to us here if it happens once more.',
};

/** Their texts, in the language of whoever reads them. */
export const messageTemplateTexts: Readonly<Record<Locale, Readonly<Record<MessageTemplate, string>>>> = {
  en: english,
  id: {
    received: 'Terima kasih, pesanmu sudah kami terima. Kami akan memeriksanya dan membalas di sini.',
    checking: 'Kami sedang memeriksanya bersama mitra pembayaran kami. Kami akan membalas di sini begitu ada kabar.',
    paid: 'Penarikanmu sudah dibayar. Silakan cek e-wallet kamu, dan tulis lagi jika uangnya belum ada.',
    invalid:
      'Akun e-wallet kamu tidak bisa menerima pembayaran. Silakan periksa jenis, nomor, dan namanya di halaman akun.',
    another: 'Silakan masukkan akun e-wallet lain di halaman akun. Setelah itu kamu bisa menarik uang lagi.',
    credited: 'Koinnya sudah masuk ke saldomu. Terima kasih sudah memberi tahu kami.',
    uncounted:
      'Tugas ini tidak dihitung karena iklan atau aplikasinya ditutup sebelum selesai. Lain kali, biarkan sampai selesai.',
    again: 'Ada gangguan di pihak kami. Silakan coba lagi, dan tulis lagi di sini jika masih terjadi.',
  },
  en_ph: {
    received: 'Thank you, we have received your message. We will look into your concern and reply here.',
    checking: 'We are checking this with our payment partner. We will reply here once we have an update.',
    paid: 'Your withdrawal has been paid. Please check your e-wallet, and message us again if it was not credited.',
    invalid:
      'We are unable to pay to this e-wallet account. Please check the type, mobile number and name on the account page.',
    another: 'Please link another e-wallet account on the account page. After that, you can withdraw again.',
    credited: 'The coins have been credited to your balance. Thank you for telling us.',
    uncounted:
      'This task was not counted because the ad or the app was closed before it finished. Next time, please let it run until the end.',
    again: 'Something went wrong on our side. Please try again, and message us here if it happens again.',
  },
  pt_br: {
    received: 'Obrigado, recebemos a sua mensagem. Vamos verificar e responder aqui.',
    checking:
      'Estamos verificando isso com o nosso parceiro de pagamento. Vamos responder aqui assim que soubermos mais.',
    paid: 'O seu saque foi pago. Confira a sua conta e escreva de novo se o dinheiro não estiver lá.',
    invalid:
      'Não conseguimos pagar nessa conta para saque. Confira o tipo, a chave e o nome na página Conta para saque.',
    another: 'Cadastre outra conta na página Conta para saque. Depois disso, você pode sacar de novo.',
    credited: 'As moedas já estão no seu saldo. Obrigado por avisar.',
    uncounted:
      'Esta tarefa não foi contada porque o anúncio ou o app foi fechado antes do fim. Da próxima vez, deixe terminar.',
    again: 'Algo deu errado do nosso lado. Tente de novo e, se acontecer outra vez, escreva para nós aqui.',
  },
};
