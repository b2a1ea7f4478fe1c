import { accountInfos, type AccountBody } from '@tally/contract/wallet/account';
import type { Market } from '@tally/contract/market/codes';
import { accountKeyOf, accountKeys, type KeyKind } from '@tally/contract/rules/accountNumber';
import { plainNumber } from '@tally/contract/text/plainText';
import { walletName } from '@tally/locales/walletName';
import { openDialog } from '../../../overlays/openDialog';
import { showToast } from '../../../overlays/showToast';
import { loadMarketRules } from '../../../session/rules/marketRules';
import type { AppThunk } from '../../../state/appStore';
import { accountApi } from './accountApi';

/**
 * Outcome of submitting an account: saved, returned to editing by the person, a field rejected by the server, or
 * refused for a reason that a dialog has shown.
 */
export type AccountEnd = 'saved' | 'edit' | 'badNo' | 'badName' | 'closedType' | 'refused';

type AccountInput = Pick<AccountBody, 'accountType' | 'accountNo' | 'accountName'>;

/** Asks whether eleven digits are a phone or a CPF (ACCOUNT-16); undefined when the dialog was closed. */
const askKind =
  (no: string, type: string): AppThunk<Promise<KeyKind | undefined>> =>
  async (dispatch) => {
    const answer = await dispatch(openDialog('account.which', { type: walletName(type), no }));
    return answer === 'primary' ? 'PHONE' : answer === 'secondary' ? 'CPF' : undefined;
  };

/**
 * "Confirm in a dialog showing type, number and name, submit" (ACCOUNT-2): the dialog shows the number in the form in
 * which it is paid to and, in Brazil, which kind of key that is; it is sent as the person wrote it. A phone number is
 * also sent as `mobile`.
 * @param kind what the person said that the number is, where it can be two things
 */
export const submitAccount =
  (form: AccountInput, market: Market, kind?: KeyKind): AppThunk<Promise<AccountEnd>> =>
  async (dispatch, _, { navigation }) => {
    const { accountType: type, accountName: name } = form;
    const no = plainNumber(form.accountNo);
    const askAgain = async () => {
      const said = await dispatch(askKind(no, type));
      return said ? dispatch(submitAccount(form, market, said)) : 'edit';
    };
    if (!kind && accountKeys(no, market).length > 1) return askAgain();
    const key = accountKeyOf(no, market, kind);
    const shown = { type: walletName(type), no: key?.no ?? no, name, kind: market === 'br' ? key?.kind : undefined };
    if ((await dispatch(openDialog('account.confirm', shown))) !== 'primary') return 'edit';
    const request = dispatch(
      accountApi.endpoints.postAccount.initiate({
        body: { ...form, accountNo: no, mobile: key?.kind === 'PHONE' ? no : '', ...(kind && { keyKind: kind }) },
      }),
    );
    const { data } = await request;
    request.reset();
    if (data?.status === 1) {
      dispatch(showToast('account.saved'));
      return 'saved';
    }
    switch (data?.info) {
      case accountInfos.badNo:
        return 'badNo';
      case accountInfos.badName:
        return 'badName';
      case accountInfos.closedType:
        dispatch(loadMarketRules(true));
        return 'closedType';
      case accountInfos.whichKey:
        return askAgain();
      case accountInfos.duplicate:
        await dispatch(openDialog('account.taken'));
        break;
      case accountInfos.pending:
        if ((await dispatch(openDialog('account.inUse'))) === 'primary') navigation.go('/passbook');
        break;
      case accountInfos.already:
        await dispatch(openDialog('account.alreadyAdded'));
        break;
      default:
        await dispatch(openDialog('account.saveFailed'));
    }
    return 'refused';
  };
