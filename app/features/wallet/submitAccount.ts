import { normalizeAccountNo } from '@tally/contract/rules/accountNumber';
import { accountInfos, type AccountBody } from '@tally/contract/account';
import { walletName } from '@tally/locales/walletName';
import { openDialog, showToast } from '../../overlays/openDialog';
import type { AppThunk } from '../../store';
import { accountApi } from './accountApi';

/**
 * Outcome of submitting an account: saved, returned to editing by the person, a field rejected by the server, or
 * refused for a reason that a dialog has shown.
 */
export type AccountEnd = 'saved' | 'edit' | 'badNo' | 'badName' | 'refused';

/**
 * "Confirm in a dialog showing type, number and name, submit" (ACCOUNT-2): the dialog shows the number in the form in
 * which it is sent and stored. A phone number is also sent as `mobile`.
 */
export const submitAccount =
  (form: Omit<AccountBody, 'mobile'>): AppThunk<Promise<AccountEnd>> =>
  async (dispatch) => {
    const { accountType: type, accountName: name } = form;
    const no = normalizeAccountNo(form.accountNo);
    if ((await dispatch(openDialog('account.confirm', { type: walletName(type), no, name }))) !== 'primary')
      return 'edit';
    const request = dispatch(
      accountApi.endpoints.postAccount.initiate({
        body: { ...form, accountNo: no, mobile: /^\d{1,40}$/.test(no) ? no : '' },
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
      case accountInfos.duplicate:
        await dispatch(openDialog('account.taken'));
        break;
      case accountInfos.already:
        await dispatch(openDialog('account.alreadyAdded'));
        break;
      default:
        await dispatch(openDialog('account.saveFailed'));
    }
    return 'refused';
  };
