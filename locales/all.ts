import enDeferred from './en/deferred.json';
import enHome from './en/home.json';
import enOperator from './en/operator.json';
import enPages from './en/pages.json';
import enShell from './en/shell.json';
import enPhDeferred from './en_ph/deferred.json';
import enPhHome from './en_ph/home.json';
import enPhOperator from './en_ph/operator.json';
import enPhPages from './en_ph/pages.json';
import enPhShell from './en_ph/shell.json';
import idDeferred from './id/deferred.json';
import idHome from './id/home.json';
import idOperator from './id/operator.json';
import idPages from './id/pages.json';
import idShell from './id/shell.json';
import ptBrDeferred from './pt_br/deferred.json';
import ptBrHome from './pt_br/home.json';
import ptBrOperator from './pt_br/operator.json';
import ptBrPages from './pt_br/pages.json';
import ptBrShell from './pt_br/shell.json';
import type { LocaleCode } from './tags';
import type { Texts } from './text';

/** All parts of the texts at once, for stories and tests; the app loads each when it is needed (app/i18n). */
export const en: Texts<'operator'> = { ...enShell, ...enHome, ...enDeferred, ...enPages, ...enOperator };
export const id: Texts<'operator'> = { ...idShell, ...idHome, ...idDeferred, ...idPages, ...idOperator };
export const enPh: Texts<'operator'> = { ...enPhShell, ...enPhHome, ...enPhDeferred, ...enPhPages, ...enPhOperator };
export const ptBr: Texts<'operator'> = { ...ptBrShell, ...ptBrHome, ...ptBrDeferred, ...ptBrPages, ...ptBrOperator };

export const allTexts: Readonly<Record<LocaleCode, Texts<'operator'>>> = { en, id, en_ph: enPh, pt_br: ptBr };
