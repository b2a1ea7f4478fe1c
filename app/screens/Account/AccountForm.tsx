import { accountNameMax, accountNoMax, accountNameNeeded } from '@tally/contract/limits/account';
import type { Market } from '@tally/contract/market/codes';
import { accountTypes, type AccountType } from '@tally/contract/market/wallets';
import { walletName } from '@tally/locales/walletName';
import { Button } from '@tally/ui/Button';
import { Section } from '@tally/ui/Section';
import { TextField } from '@tally/ui/TextField';
import { WalletPicker } from '@tally/ui/WalletPicker';
import { AlertIcon } from '@tally/ui/icons/AlertIcon';
import { useWalletIcon } from '../../features/wallet/useWalletIcon';
import { useTranslate } from '../../i18n/useTranslate';
import { nameProblemText, noProblemText } from '../../overlays/kinds/accountProblems';
import { withBack } from '../../overlays/content/withBack';
import { useBack } from '../../session/rules/useBack';
import { Form, Note, Wrong } from './AccountForm.styles';
import { useEntry, type AccountFormProps } from './useEntry';

interface TypeFieldProps {
  market: Market;
  type: AccountType;
  /** What the market has closed for now (RULES-4). */
  closed: readonly string[];
  /** The chosen one turned out to be closed. */
  wrong: boolean;
  onPick: (type: AccountType) => void;
}

/** The market's e-wallets, and below them what is wrong with the chosen one. */
function TypeField({ market, type, closed, wrong, onPick }: TypeFieldProps) {
  const t = useTranslate();
  const back = useBack(market);
  return (
    <Section title={t('account.type_label')}>
      <WalletPicker
        label={t('account.type_label')}
        types={accountTypes[market]}
        nameOf={walletName}
        iconOf={useWalletIcon(market)}
        value={type}
        onPick={(picked) => onPick(picked as AccountType)}
        closed={{ types: closed, text: t('account.type_closed') }}
      />
      {wrong && (
        <Wrong role="alert">
          <AlertIcon size={16} />
          <span>{withBack(t, t('account.type_closed_hint', { type: walletName(type) }), back(type))}</span>
        </Wrong>
      )}
    </Section>
  );
}

/** Where a number can be of several kinds, its label does not say all. */
const noHints: Partial<Record<Market, 'account.no_hint_br'>> = { br: 'account.no_hint_br' };

/**
 * Form for wallet, number and, where the market requires one, the name. The input is kept whatever the outcome of a
 * request.
 */
export function AccountForm(props: AccountFormProps) {
  const t = useTranslate();
  const { market } = props;
  const { type, setPicked, closed, ...entry } = useEntry(props);
  const { no, setNo, name, setName, wrong, busy, noInput, nameInput, submit } = entry;
  const hintKey = noHints[market];
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TypeField market={market} type={type} closed={closed} wrong={wrong.type === type} onPick={setPicked} />
      <TextField
        label={t(`account.no_label_${market}`, { wallet: walletName(type) })}
        hint={hintKey && !closed.includes(type) ? t(hintKey, { type: walletName(type) }) : undefined}
        error={wrong.no && noProblemText(t, wrong.no, market)}
        value={no}
        onValue={setNo}
        input={{
          ref: noInput,
          placeholder: t(`account.no_placeholder_${market}`),
          maxLength: accountNoMax,
          inputMode: market === 'br' ? 'email' : 'numeric',
          autoComplete: 'off',
          required: true,
        }}
      />
      {accountNameNeeded[market] && (
        <TextField
          label={t('account.name_label')}
          error={wrong.name && nameProblemText(t, wrong.name)}
          value={name}
          onValue={setName}
          input={{
            ref: nameInput,
            placeholder: t('account.name_placeholder'),
            maxLength: accountNameMax,
            autoComplete: 'name',
            required: true,
          }}
        />
      )}
      <Note>{t(props.known ? 'account.check_note' : 'account.once_note')}</Note>
      <Button type="submit" block tone={props.active ? 'primary' : 'soft'} state={busy ? 'busy' : 'ready'}>
        {t('account.submit')}
      </Button>
    </Form>
  );
}
