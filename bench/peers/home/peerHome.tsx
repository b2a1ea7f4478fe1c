/**
 * Code that the peers' home screens share: the same packages for data, routes and texts as our app, started in the
 * usual way, and the same content as strings. A peer adds only its components.
 */
import { configureStore } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { createInstance } from 'i18next';
import { useState, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { Provider } from 'react-redux';
import { BrowserRouter, Route, Routes, useNavigate } from 'react-router-dom';

const order = ['checkin', 'lottery', 'videoad', 'words', 'quiz'] as const;
type Task = { taskType: (typeof order)[number]; count: number; maxCount: number; coinReward: number };
type User = { coin: number; cash: number };
type Rank = { name: string; amount: number };
type Option = { amount: number };
type Answer<T> = { data: T };

const token = new URLSearchParams(location.search).get('token') ?? '';
const api = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: '/event/v1', headers: { authorization: `Bearer ${token}` } }),
  endpoints: (build) => ({
    user: build.query<User, void>({ query: () => '/user/info', transformResponse: ({ data }: Answer<User>) => data }),
    tasks: build.query<Task[], void>({
      query: () => '/task/normal-task/',
      transformResponse: ({ data }: Answer<Task[]>) => data,
    }),
    rank: build.query<Rank[], void>({
      query: () => '/wallet/rank',
      transformResponse: ({ data }: Answer<Rank[]>) => data,
    }),
    options: build.query<Option[], void>({
      query: () => '/wallet/withdraw-options/',
      transformResponse: ({ data }: Answer<Option[]>) => data,
    }),
  }),
});
const store = configureStore({
  reducer: { api: api.reducer },
  middleware: (defaults) => defaults().concat(api.middleware),
});
const number = new Intl.NumberFormat('id-ID');
const money = new Intl.NumberFormat('id-ID', {
  style: 'currency',
  currency: 'IDR',
  minimumFractionDigits: 0,
  maximumFractionDigits: 0,
});

/** Picture of a task: a coloured dot as a data URL. */
export const dot = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><circle cx="24" cy="24" r="20" fill="${color}"/></svg>`)}`;

/** The content of home as strings; undefined while a value is not known. */
export function usePeerHome() {
  const { t } = useTranslation() as unknown as { t: (key: string, params?: object) => string };
  const navigate = useNavigate();
  const { data: user } = api.useUserQuery();
  const { data: tasks } = api.useTasksQuery();
  const { data: rank = [] } = api.useRankQuery();
  const { data: options } = api.useOptionsQuery();
  const [asked, setAsked] = useState(false);
  const goal = user && options?.find(({ amount }) => amount > user.cash)?.amount;
  const done = tasks?.filter(({ count, maxCount }) => count >= maxCount).length;
  return {
    t,
    notices: rank.map(({ name, amount }) => t('home.notice_week', { name, amount: money.format(amount) })),
    cash: user && money.format(user.cash),
    coins: user && number.format(user.coin),
    forecast: user && `≈\u00a0${money.format(user.coin / 10)} ${t('home.forecast_by')}`,
    goal: user &&
      goal && {
        percent: (100 * user.cash) / goal,
        text: t('home.goal_missing', { missing: money.format(goal - user.cash) }),
      },
    progress: tasks && t('home.day_progress', { done, total: tasks.length }),
    tasks: order.map((type) => {
      const task = tasks?.find((one) => one.taskType === type);
      return {
        type,
        title: t(`task.${type}_title`),
        button: t(`task.${type}_button`),
        reward: task && t('task.reward_upto', { coins: number.format(task.coinReward) }),
        count: task && t('task.count', { done: task.count, max: task.maxCount }),
        percent: task && (100 * task.count) / task.maxCount,
        /** The button that the bench taps. */
        first: type === 'checkin' || undefined,
      };
    }),
    go: (to: string) => void navigate(to),
    asked,
    open: () => setAsked(true),
    close: () => setAsked(false),
  };
}

/** Starts a peer in the usual way: loads the texts, then renders everything at once. */
export async function startPeer(Home: ComponentType): Promise<void> {
  const { texts } = await import('./texts');
  const i18n = createInstance();
  await i18n.init({
    lng: 'id',
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: { id: { translation: texts } },
  });
  history.replaceState(null, '', '/home');
  createRoot(document.getElementById('root') as HTMLElement).render(
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <BrowserRouter>
          <Routes>
            <Route path="/home" element={<Home />} />
            <Route path="*" element={null} />
          </Routes>
        </BrowserRouter>
      </I18nextProvider>
    </Provider>,
  );
}
