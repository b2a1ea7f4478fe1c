/** Peer for comparison: the same home screen built with Konsta UI. */
import {
  App,
  Block,
  BlockTitle,
  Button,
  Card,
  Dialog,
  DialogButton,
  Fab,
  Link,
  List,
  ListItem,
  Navbar,
  Page,
  Progressbar,
} from 'konsta/react';
import { dot, startPeer, usePeerHome } from '../home/peerHome';
import './main.css';

function Home() {
  const { t, notices, cash, coins, forecast, goal, progress, tasks, go, asked, open, close } = usePeerHome();
  return (
    <App theme="material" safeAreas>
      <Page>
        <Navbar
          title={t('title.home')}
          right={
            <>
              <Link>i</Link>
              <Link onClick={() => go('/leave')}>×</Link>
            </>
          }
        />
        {notices.length > 0 && <Block>{notices[0]}</Block>}
        <Card header={t('home.my_cash')}>
          <h1>{cash ?? '–'}</h1>
          <Progressbar progress={(goal?.percent ?? 0) / 100} />
          <p>{goal?.text}</p>
          <p>{coins}</p>
          <p>{forecast}</p>
          <Button onClick={() => go('/withdraw')}>{t('home.withdraw')}</Button>
          <Button tonal onClick={() => go('/team')}>
            {t('home.team')}
          </Button>
        </Card>
        <BlockTitle>
          {t('home.daily_title')} <span>{progress}</span>
        </BlockTitle>
        <List strong inset>
          {tasks.map(({ type, title, button, reward, count, percent, first }) => (
            <ListItem
              key={type}
              media={<img src={dot('#fd2a53')} width={40} height={40} alt="" />}
              title={title}
              subtitle={reward}
              after={
                <div data-first={first}>
                  <Button small onClick={open}>
                    {button}
                  </Button>
                  {count}
                  {percent !== undefined && <Progressbar progress={percent / 100} />}
                </div>
              }
            />
          ))}
        </List>
        <Card header={t('home.team_banner_title')}>
          {t('home.team_banner_text')}
          <Button tonal>{t('home.invite_via', { service: 'WhatsApp' })}</Button>
          <Button tonal>{t('home.copy_link')}</Button>
        </Card>
        <List strong inset>
          <ListItem link title={t('home.rules_link')} onClick={() => go('/tips/rules')} />
        </List>
        {coins && <Fab className="fixed bottom-4 left-4 z-20" text={t('task.checkin_button')} />}
        {asked && (
          <Dialog
            opened
            role="dialog"
            onBackdropClick={close}
            title={t('task.failed_title')}
            content={t('task.checkin_failed')}
            buttons={<DialogButton onClick={close}>{t('common.ok')}</DialogButton>}
          />
        )}
      </Page>
    </App>
  );
}

void startPeer(Home);
