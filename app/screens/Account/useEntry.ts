import { accountNameProblem } from '@tally/contract/rules/accountName';
import { accountNoProblem, type AccountNoProblem } from '@tally/contract/rules/accountNumber';
import { plainName } from '@tally/contract/text/plainText';
import { accountNameNeeded } from '@tally/contract/limits/account';
import type { Market } from '@tally/contract/market/codes';
import { accountTypes, type AccountType } from '@tally/contract/market/wallets';
import { accountStatus, type Account } from '@tally/contract/wallet/account';
import { useRef, useState } from 'react';
import { submitAccount } from '../../features/wallet/account/submitAccount';
import { useAppDispatch } from '../../state/reduxHooks';
import { useNavigation } from '../../state/appContext';
import type { AccountNameProblem } from '../../overlays/kinds/accountProblems';
import { showToast } from '../../overlays/showToast';
import { promptLogin } from '../../session/login';
import { useMarketRules } from '../../session/rules/useMarketRules';

export interface AccountFormProps {
  market: Market;
  /** Not for a guest, whose red button is the bar's that logs in. */
  active: boolean;
  /** The account entered before, when it has to be checked again or is invalid. */
  known: Account | undefined;
}

/** What is wrong with the form, said beside the field and in a toast until the field changes (ACCOUNT-11). */
function useWrong(market: Market) {
  const dispatch = useAppDispatch();
  const [wrong, setWrong] = useState<{ type?: AccountType; no?: AccountNoProblem; name?: AccountNameProblem }>({});
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
  const write = (set: (typed: string) => void) => (typed: string) => {
    set(typed);
    setWrong(({ type }) => (type ? { type } : {}));
  };
  return { wrong, setWrong, noInput, nameInput, refuseNo, refuseName, write };
}

/** What is entered, what is wrong with it, and its sending. */
export function useEntry({ market, active, known }: AccountFormProps) {
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
  const { wrong, setWrong, noInput, nameInput, refuseNo, refuseName, write } = useWrong(market);
  const [busy, setBusy] = useState(false);

  const refuseType = () => {
    // It stays chosen, also where it was only preselected: the error is about it.
    setPicked(type);
    setWrong({ type });
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
