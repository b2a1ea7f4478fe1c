import { deletionLinkHours } from '@tally/contract/people/deletion';
import { localeMarket, type Locale } from '@tally/contract/market/codes';

/** Subject and text of the mail in one language. */
type Mail = (app: string, link: string) => { readonly subject: string; readonly text: string };

const english: Mail = (app, link) => ({
  subject: `${app}: delete your account?`,
  text: `Somebody asked to delete the ${app} account of this address.

If it was you, open this link within ${deletionLinkHours} hours and confirm:
${link}

Your coins, your cash and your records are deleted with it. This cannot be undone.

If it was not you, do nothing: your account stays as it is.`,
});

const mails: Record<Locale, Mail> = {
  en: english,
  en_ph: english,
  id: (app, link) => ({
    subject: `${app}: hapus akunmu?`,
    text: `Ada yang meminta akun ${app} dengan alamat ini dihapus.

Kalau itu kamu, buka tautan ini dalam ${deletionLinkHours} jam lalu konfirmasikan:
${link}

Koin, uang, dan riwayatmu ikut terhapus. Tidak bisa dibatalkan.

Kalau bukan kamu, abaikan saja: akunmu tetap seperti semula.`,
  }),
  pt_br: (app, link) => ({
    subject: `${app}: excluir sua conta?`,
    text: `Alguém pediu a exclusão da conta do ${app} com este endereço.

Se foi você, abra este link em até ${deletionLinkHours} horas e confirme:
${link}

Suas moedas, seu dinheiro e seus registros serão apagados junto. Não pode ser desfeito.

Se não foi você, não faça nada: sua conta continua como está.`,
  }),
};

/** The language segment of a page's address, by locale. */
const languages: Record<Locale, string> = { en: 'en', en_ph: 'en', id: 'id', pt_br: 'pt' };

/**
 * The mail by which a person confirms their deletion (PRIVACY-10), in their language.
 *
 * @param app its name, and its short name for addresses
 * @param token of the link (`linkToken`); it is sent as the parameter `key`, which the page removes from the address
 */
export function deletionMail(
  locale: Locale,
  app: { readonly appName: string; readonly appShortName: string },
  publicUrl: string,
  token: string,
): ReturnType<Mail> {
  const query = new URLSearchParams({ country: localeMarket[locale], lang: languages[locale], key: token });
  return mails[locale](
    app.appName,
    `${publicUrl}/dataclear/${encodeURIComponent(app.appShortName)}?${query.toString()}`,
  );
}
