import { accountNameProblem } from '@tally/contract/rules/accountName';
import { accountNoProblem, type AccountNoProblem } from '@tally/contract/rules/accountNumber';
import { plainName } from '@tally/contract/text/plainText';
import { accountNameMax, accountNoMax, accountNameNeeded } from '@tally/contract/limits/account';
import type { Market } from '@tally/contract/market/codes';
import { accountTypes, type AccountType } from '@tally/contract/market/wallets';
import { accountStatus, type Account } from '@tally/contract/wallet/account';
import { walletName } from '@tally/locales/walletName';
import { Button } from '@tally/ui/Button';
import { Section } from '@tally/ui/Section';
import { TextField } from '@tally/ui/TextField';
import { WalletPicker } from '@tally/ui/WalletPicker';
import { AlertIcon } from '@tally/ui/icons/AlertIcon';
import { useRef, useState } from 'react';
import { submitAccount } from '../../features/wallet/account/submitAccount';
import { useWalletIcon } from '../../features/wallet/useWalletIcon';
import { useAppDispatch } from '../../state/reduxHooks';
import { useNavigation } from '../../state/appContext';
import { useTranslate } from '../../i18n/useTranslate';
import { nameProblemText, noProblemText, type AccountNameProblem } from '../../overlays/kinds/accountProblems';
import { showToast } from '../../overlays/showToast';
import { promptLogin } from '../../session/login';
import { withBack } from '../../overlays/content/withBack';
import { useBack } from '../../session/rules/useBack';
import { useMarketRules } from '../../session/rules/useMarketRules';
import { Form, Note, Wrong } from './AccountForm.styles';

interface AccountFormProps {
  market: Market;
  /** Not for a guest, whose red button is the bar's that logs in. */
  active: boolean;
  /** The account entered before, when it has to be checked again or is invalid. */
  known: Account | undefined;
}

/** What is entered, what is wrong with it, and its sending. */
function useEntry({ market, active, known }: AccountFormProps) {
  const dispatch = useAppDispatch();
  const navigation = useNavigation();
  const closed: readonly string[] = useMarketRules(market).closed;
  const [picked, setPicked] = useState<AccountType | ''>(known?.accountType ?? '');
  // The first is preselected, unless the market has closed it for now.
  const types: readonly AccountType[] = accountTypes[market];
  const type = picked || (types.find((one) => !closed.includes(one)) ?? accountTypes[market][0]);
  // An invalid account is replaced by another one, so its number is no beginning (ACCOUNT-17).
  const [no, setNo] = useState(known && known.accountStatus !== accountStatus.invalid ? known.accountNo : '');
  const [name, setName] = useState(known?.accountName ?? '');
  const [wrong, setWrong] = useState<{ type?: AccountType; no?: AccountNoProblem; name?: AccountNameProblem }>({});
  const [busy, setBusy] = useState(false);
  const noInput = useRef<HTMLInputElement>(null);
  const nameInput = useRef<HTMLInputElement>(null);

  const refuseNo = (problem: AccountNoProblem) => {
    setWrong({ no: problem });
    noInput.current?.focus();
    dispatch(showToast('account.badNo', { problem, market }));
  };
  const refuseName = (problem: AccountNameProblem) => {
    setWrong({ name: problem });
    nameInput.current?.focus();
    dispatch(showToast('account.badName', { problem }));
  };
  const refuseType = () => {
    // It stays chosen, also where it was only preselected: the error is about it.
    setPicked(type);
    setWrong({ type });
  };
  // What is said of a field, there and in the toast, goes when it changes.
  const write = (set: (typed: string) => void) => (typed: string) => {
    set(typed);
    setWrong(({ type: closedType }) => (closedType ? { type: closedType } : {}));
  };
  const submit = async () => {
    if (!active) return dispatch(promptLogin('account'));
    if (closed.includes(type)) return refuseType();
    const problem = accountNoProblem(no, market);
    if (problem) return refuseNo(problem);
    const nameProblem = accountNameProblem(name, market);
    if (nameProblem) return refuseName(nameProblem);
    setWrong({});
    setBusy(true);
    const end = await dispatch(
      submitAccount(
        { accountType: type, accountNo: no, accountName: accountNameNeeded[market] ? plainName(name) : '' },
        market,
      ),
    );
    setBusy(false);
    if (end === 'saved') navigation.back();
    if (end === 'closedType') refuseType();
    if (end === 'badNo') refuseNo('invalid');
    if (end === 'badName') refuseName('invalid');
  };
  return {
    type,
    setPicked,
    closed,
    no,
    setNo: write(setNo),
    name,
    setName: write(setName),
    wrong,
    busy,
    noInput,
    nameInput,
    submit,
  };
}

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
