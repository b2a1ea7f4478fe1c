import { feedbackAnswerDays } from '@tally/contract/limits/feedback';
import { accountInfos, type AccountBody } from '@tally/contract/wallet/account';
import type { Market } from '@tally/contract/market/codes';
import { isHalfName } from '@tally/contract/rules/accountName';
import type { KeyKind } from '@tally/contract/market/keyKinds';
import { accountKeyOf, accountKeys, isUnknownNumber } from '@tally/contract/rules/accountNumber';
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
type AccountEnd = 'saved' | 'edit' | 'badNo' | 'badName' | 'closedType' | 'refused';

type AccountInput = Pick<AccountBody, 'accountType' | 'accountNo' | 'accountName'>;

/** Asks whether eleven digits are a phone or a CPF (ACCOUNT-16); undefined when the dialog was closed. */
const askKind =
  (no: string, type: string): AppThunk<Promise<KeyKind | undefined>> =>
  async (dispatch) => {
    const answer = await dispatch(openDialog('account.which', { type: walletName(type), no }));
    return answer === 'primary' ? 'PHONE' : answer === 'secondary' ? 'CPF' : undefined;
  };

/** What the person answered to the questions about what they typed. */
interface Said {
  /** What the number is, where it can be two things. */
  kind?: KeyKind;
  /** That a number which no operator is known to have is right. */
  isSure?: true;
  /** That a number which somebody else has is theirs by now. */
  claims?: true;
}

/**
 * "Confirm in a dialog showing type, number and name, submit" (ACCOUNT-2): the dialog shows the number in the form in
 * which it is paid to and, in Brazil, which kind of key that is; it is sent as the person wrote it. A phone number is
 * also sent as `mobile`. A number that can be two things is asked about (ACCOUNT-16), and so are one that no operator is
 * known to have (ACCOUNT-19), and one that somebody else has and that may be theirs by now (ACCOUNT-20).
 */
const confirmAccount =
  (form: AccountInput, market: Market, said: Said = {}): AppThunk<Promise<AccountEnd>> =>
  async (dispatch, _, { navigation, locale }) => {
    const { accountType: type, accountName: name } = form;
    const { kind, isSure, claims } = said;
    const no = plainNumber(form.accountNo);
    const again = (more: Said) => dispatch(confirmAccount(form, market, { ...said, ...more }));
    const askAgain = async () => {
      const which = await dispatch(askKind(no, type));
      return which ? again({ kind: which }) : 'edit';
    };
    const askIfRight = async () =>
      (await dispatch(openDialog('account.unknown', { no: key?.no ?? no }))) === 'secondary'
        ? again({ isSure: true })
        : 'edit';
    if (!kind && accountKeys(no, market).length > 1) return askAgain();
    const key = accountKeyOf(no, market, kind);
    if (key && !isSure && isUnknownNumber(key, market)) return askIfRight();
    const shown = { type: walletName(type), no: key?.no ?? no, name, kind: market === 'br' ? key?.kind : undefined };
    // A claim is about what was confirmed a moment ago.
    if (!claims && (await dispatch(openDialog('account.confirm', shown))) !== 'primary') return 'edit';
    const mobile = key?.kind === 'PHONE' ? no : '';
    const body = { ...form, accountNo: no, mobile, ...(kind && { keyKind: kind }), ...(isSure && { isSure }) };
    const request = dispatch(
      accountApi.endpoints.postAccount.initiate({ body: { ...body, ...(claims && { claims }) } }),
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
      case accountInfos.unknownNo:
        return askIfRight();
      case accountInfos.duplicate:
        return dispatch(askIfMine(claims === true, () => again({ claims: true })));
      case accountInfos.claimWaits: {
        const days = feedbackAnswerDays[locale];
        if ((await dispatch(openDialog('account.claimed', { days }))) === 'primary') navigation.go('/feedback');
        break;
      }
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

/**
 * Says that somebody else has the number, and takes the claim of a person who says that it is theirs by now
 * (ACCOUNT-20).
 * @param isClaimed whether they have said so: then somebody who uses the app has it
 */
const askIfMine =
  (isClaimed: boolean, claim: () => Promise<AccountEnd>): AppThunk<Promise<AccountEnd>> =>
  async (dispatch, _, { navigation }) => {
    const answer = await dispatch(openDialog(isClaimed ? 'account.numberInUse' : 'account.taken'));
    if (answer !== 'secondary') return 'refused';
    if (!isClaimed) return claim();
    navigation.go('/feedback');
    return 'refused';
  };

/**
 * Submits an account: asks first whether half a name is a whole one (ACCOUNT-21), then has everything confirmed and
 * sends it.
 */
export const submitAccount =
  (form: AccountInput, market: Market): AppThunk<Promise<AccountEnd>> =>
  async (dispatch) => {
    const { accountType: type, accountName: name } = form;
    const isWhole =
      !isHalfName(name, market) ||
      (await dispatch(openDialog('account.halfName', { name, type: walletName(type) }))) === 'secondary';
    return isWhole ? dispatch(confirmAccount(form, market)) : 'edit';
  };
