/** Peer for comparison: the same home screen built with VKUI. */
import {
  AdaptivityProvider,
  Alert,
  AppRoot,
  Button,
  ButtonGroup,
  ConfigProvider,
  Group,
  Header,
  Image,
  Panel,
  PanelHeader,
  PanelHeaderButton,
  Progress,
  RichCell,
  SimpleCell,
  Skeleton,
  Title,
} from '@vkontakte/vkui';
import '@vkontakte/vkui/dist/vkui.css';
import { dot, startPeer, usePeerHome } from '../home/peerHome';

const waiting = <Skeleton width={100} height={32} />;

function Home() {
  const { t, notices, cash, coins, forecast, goal, progress, tasks, go, asked, open, close } = usePeerHome();
  return (
    <ConfigProvider platform="android">
      <AdaptivityProvider>
        <AppRoot>
          <Panel>
            <PanelHeader after={<PanelHeaderButton onClick={() => go('/leave')}>×</PanelHeaderButton>}>
              {t('title.home')}
            </PanelHeader>
            {notices.length > 0 && <SimpleCell>{notices[0]}</SimpleCell>}
            <Group header={<Header>{t('home.my_cash')}</Header>}>
              <Title>{cash ?? waiting}</Title>
              {goal ? <Progress value={goal.percent} /> : waiting}
              <SimpleCell indicator={goal?.text}>{coins ?? waiting}</SimpleCell>
              <SimpleCell>{forecast ?? waiting}</SimpleCell>
              <ButtonGroup stretched>
                <Button size="l" stretched onClick={() => go('/withdraw')}>
                  {t('home.withdraw')}
                </Button>
                <Button size="l" stretched mode="secondary" onClick={() => go('/team')}>
                  {t('home.team')}
                </Button>
              </ButtonGroup>
            </Group>
            <Group header={<Header indicator={progress}>{t('home.daily_title')}</Header>}>
              {tasks.map(({ type, title, button, reward, count, percent, first }) => (
                <RichCell
                  key={type}
                  before={<Image src={dot('#fd2a53')} size={40} alt="" />}
                  extraSubtitle={reward}
                  after={
                    <div data-first={first}>
                      <Button onClick={open}>{button}</Button>
                      {percent !== undefined && <Progress value={percent} />}
                    </div>
                  }
                  afterCaption={count}
                >
                  {title}
                </RichCell>
              ))}
            </Group>
            <Group header={<Header>{t('home.team_banner_title')}</Header>}>
              <SimpleCell multiline>{t('home.team_banner_text')}</SimpleCell>
              <ButtonGroup stretched>
                <Button mode="secondary">{t('home.invite_via', { service: 'WhatsApp' })}</Button>
                <Button mode="secondary">{t('home.copy_link')}</Button>
              </ButtonGroup>
            </Group>
            <SimpleCell chevron="always" onClick={() => go('/tips/rules')}>
              {t('home.rules_link')}
            </SimpleCell>
            {coins && <Button style={{ position: 'fixed', bottom: 16, left: 16 }}>{t('task.checkin_button')}</Button>}
          </Panel>
          {asked && (
            <Alert
              title={t('task.failed_title')}
              description={t('task.checkin_failed')}
              actions={[{ title: t('common.ok'), mode: 'default' }]}
              onClosed={close}
            />
          )}
        </AppRoot>
      </AdaptivityProvider>
    </ConfigProvider>
  );
}

void startPeer(Home);
