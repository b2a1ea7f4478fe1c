/**
 * The peer: the same home screen on antd-mobile, with the same packages for data, routes and texts. It shows what ours
 * shows (title, notices, balance, five tasks, banner, invitation, bar) and asks the server the same.
 */
import { configureStore } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { Button, Card, Dialog, Image, List, NavBar, Skeleton, Space, Swiper, TabBar, Tag, Toast } from 'antd-mobile';
import { createInstance } from 'i18next';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { Provider } from 'react-redux';
import { BrowserRouter, Route, Routes, useNavigate } from 'react-router-dom';

type Task = {
  taskType: 'checkin' | 'lottery' | 'videoad' | 'words' | 'quiz';
  count: number;
  maxCount: number;
  coinReward: number;
};
type User = { coin: number; cash: number };
type Rank = { name: string; amount: number };

const token = new URLSearchParams(location.search).get('token') ?? '';
const api = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: '/event/v1', headers: { authorization: `Bearer ${token}` } }),
  endpoints: (build) => ({
    user: build.query<User, void>({ query: () => '/user/info', transformResponse: ({ data }: { data: User }) => data }),
    tasks: build.query<Task[], void>({
      query: () => '/task/normal-task/',
      transformResponse: ({ data }: { data: Task[] }) => data,
    }),
    rank: build.query<Rank[], void>({
      query: () => '/wallet/rank',
      transformResponse: ({ data }: { data: Rank[] }) => data,
    }),
  }),
});
const store = configureStore({
  reducer: { api: api.reducer },
  middleware: (defaults) => defaults().concat(api.middleware),
});
const { default: texts } = await import('../../../locales/id.json');
const i18n = createInstance();
await i18n.init({
  lng: 'id',
  fallbackLng: false,
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
  resources: { id: { translation: texts } },
});
const number = new Intl.NumberFormat('id-ID');
const money = new Intl.NumberFormat('id-ID', {
  style: 'currency',
  currency: 'IDR',
  minimumFractionDigits: 0,
  maximumFractionDigits: 0,
});
const order = ['checkin', 'lottery', 'videoad', 'words', 'quiz'] as const;
const dot = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><circle cx="24" cy="24" r="20" fill="${color}"/></svg>`)}`;

function Home() {
  const { t } = useTranslation() as unknown as { t: (key: string, params?: object) => string };
  const navigate = useNavigate();
  const { data: user } = api.useUserQuery();
  const { data: tasks } = api.useTasksQuery();
  const { data: rank = [] } = api.useRankQuery();
  const [asked, setAsked] = useState(false);
  const open = () => setAsked(true);
  return (
    <>
      <NavBar
        back={null}
        right={
          <Button size="small" onClick={() => Toast.show(t('task.busy'))}>
            ?
          </Button>
        }
      >
        {t('title.home')}
      </NavBar>
      {rank.length > 0 && (
        <Swiper autoplay loop indicator={() => null}>
          {rank.map(({ name, amount }) => (
            <Swiper.Item key={name}>
              <Tag>{t('home.notice_week', { name, amount: money.format(amount) })}</Tag>
            </Swiper.Item>
          ))}
        </Swiper>
      )}
      <Card title={t('home.my_coins')} extra={t('home.my_cash')}>
        <Space justify="between" block>
          <span>{user ? number.format(user.coin) : <Skeleton animated style={{ width: 100, height: 32 }} />}</span>
          <span>{user ? money.format(user.cash) : <Skeleton animated style={{ width: 100, height: 32 }} />}</span>
        </Space>
        <Space block>
          <Button color="primary" onClick={() => void navigate('/withdraw')}>
            {t('home.withdraw')}
          </Button>
          <Button onClick={() => void navigate('/team')}>{t('home.team')}</Button>
        </Space>
      </Card>
      <List header={t('home.daily_title')}>
        {order.map((type) => {
          const task = tasks?.find((one) => one.taskType === type);
          return (
            <List.Item
              key={type}
              prefix={<Image src={dot('#fd2a53')} width={40} height={40} />}
              description={task && t('task.reward_upto', { coins: number.format(task.coinReward) })}
              extra={
                <Space direction="vertical" align="center">
                  <Button size="small" color="primary" data-first={type === 'checkin' || undefined} onClick={open}>
                    {t(`task.${type}_button`)}
                  </Button>
                  {task && t('task.count', { done: task.count, max: task.maxCount })}
                </Space>
              }
            >
              {t(`task.${type}_title`)}
            </List.Item>
          );
        })}
      </List>
      <Card title={t('home.team_banner_title')} onClick={() => void navigate('/team')}>
        {t('home.team_banner_text')}
      </Card>
      <Card title={t('home.team_banner_title')}>
        {t('home.team_banner_text')}
        <Space>
          <Button size="small">{t('home.invite_via', { service: 'WhatsApp' })}</Button>
          <Button size="small">{t('home.copy_link')}</Button>
        </Space>
      </Card>
      <Dialog
        visible={asked}
        title={t('task.failed_title')}
        content={t('task.checkin_failed')}
        actions={[{ key: 'ok', text: t('common.ok') }]}
        closeOnAction
        onClose={() => setAsked(false)}
      />
      <TabBar safeArea>
        <TabBar.Item key="home" title={t('title.home')} />
        <TabBar.Item key="income" title={t('home.withdraw')} />
        <TabBar.Item key="team" title={t('home.team')} />
      </TabBar>
    </>
  );
}

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
