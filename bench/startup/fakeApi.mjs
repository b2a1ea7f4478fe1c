/** Fake API of the bench: the same small answers for every site. */
const user = {
  status: 1,
  info: 'ACTIVE',
  name: 'Sari Wulandari',
  avatar: '',
  coin: 18450,
  cash: 12400,
  gift: 3,
  showCheckInTask: true,
  showLotteryTask: true,
  showVideoAdTask: true,
  showLuckyTask: false,
  showTeamTask: true,
  showWordsTask: true,
  showQuizTask: true,
  showReviewTask: false,
  withdrawn: true,
  adShowType: 10,
  dupUser: false,
};
const guest = { ...user, status: 0, info: 'GUEST', name: '', coin: 0, cash: 0, gift: 0, withdrawn: false };
const tasks = [
  ['checkin', 1, 1000],
  ['lottery', 10, 4000],
  ['videoad', 20, 8000],
  ['words', 30, 2000],
  ['quiz', 30, 2000],
].map(([taskType, maxCount, coinReward]) => ({ taskType, count: 0, maxCount, coinReward, cashReward: 0 }));
const rank = ['Budi', 'Sinta', 'Rahmat', 'Dewi', 'Agus', 'Putri'].map((name, at) => ({
  name,
  avatar: '',
  amount: 20000 + at * 5000,
  accountId: '08••••11',
  rankId: at + 1,
}));

/** `data` of the reply for a path below /event/v1. */
export function answers(path, authorization) {
  switch (path) {
    case '/user/info':
      return authorization ? user : guest;
    case '/task/normal-task/':
      return tasks;
    case '/wallet/rank':
      return rank;
    case '/wallet/withdraw-options/':
      return [15000, 50000, 100000, 200000].map((amount) => ({ amount, info: '', need: 0 }));
    case '/task/lottery':
      return { status: 1, info: '', coin: 1000, cash: 0 };
    case '/app/adconfig':
      return [{ source: 'MTG', app_id: '1', showType: 'NATIVE', placeId: '1', unitId: '1' }];
    case '/opt/place-info':
      return [];
    default:
      return null;
  }
}
