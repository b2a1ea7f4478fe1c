/** Peer for comparison: the same home screen built with antd-mobile. */
import {
  Button,
  Card,
  Dialog,
  FloatingBubble,
  Image,
  List,
  NavBar,
  ProgressBar,
  Skeleton,
  Space,
  Swiper,
  Tag,
  Toast,
} from 'antd-mobile';
import { dot, startPeer, usePeerHome } from '../home/peerHome';

const waiting = <Skeleton animated style={{ width: 100, height: 32 }} />;

function Home() {
  const { t, notices, cash, coins, forecast, goal, progress, tasks, go, asked, open, close } = usePeerHome();
  return (
    <>
      <NavBar
        back={null}
        right={
          <Space>
            <Button size="small" onClick={() => Toast.show(t('task.busy'))}>
              i
            </Button>
            <Button size="small" onClick={() => go('/leave')}>
              ×
            </Button>
          </Space>
        }
      >
        {t('title.home')}
      </NavBar>
      {notices.length > 0 && (
        <Swiper autoplay loop indicator={() => null}>
          {notices.map((text) => (
            <Swiper.Item key={text}>
              <Tag>{text}</Tag>
            </Swiper.Item>
          ))}
        </Swiper>
      )}
      <Card title={t('home.my_cash')} onClick={() => go('/income')}>
        <h1>{cash ?? waiting}</h1>
        {goal ? <ProgressBar percent={goal.percent} text={goal.text} /> : waiting}
        <Space justify="between" block>
          <span>{coins ?? waiting}</span>
          <span>{forecast ?? waiting}</span>
        </Space>
        <Space block>
          <Button color="primary" onClick={() => go('/withdraw')}>
            {t('home.withdraw')}
          </Button>
          <Button onClick={() => go('/team')}>{t('home.team')}</Button>
        </Space>
      </Card>
      <List
        header={
          <Space justify="between" block>
            {t('home.daily_title')}
            <span>{progress}</span>
          </Space>
        }
      >
        {tasks.map(({ type, title, button, reward, count, percent, first }) => (
          <List.Item
            key={type}
            prefix={<Image src={dot('#fd2a53')} width={40} height={40} />}
            description={reward}
            extra={
              <Space direction="vertical" align="center">
                <Button size="small" color="primary" data-first={first} onClick={open}>
                  {button}
                </Button>
                {count}
                {percent !== undefined && <ProgressBar percent={percent} />}
              </Space>
            }
          >
            {title}
          </List.Item>
        ))}
      </List>
      <Card title={t('home.team_banner_title')}>
        {t('home.team_banner_text')}
        <Space>
          <Button size="small">{t('home.invite_via', { service: 'WhatsApp' })}</Button>
          <Button size="small">{t('home.copy_link')}</Button>
        </Space>
      </Card>
      <List>
        <List.Item onClick={() => go('/tips/rules')}>{t('home.rules_link')}</List.Item>
      </List>
      {coins && (
        <FloatingBubble style={{ '--initial-position-bottom': '24px', '--initial-position-left': '24px' }}>
          {t('task.checkin_button')}
        </FloatingBubble>
      )}
      <Dialog
        visible={asked}
        title={t('task.failed_title')}
        content={t('task.checkin_failed')}
        actions={[{ key: 'ok', text: t('common.ok') }]}
        closeOnAction
        onClose={close}
      />
    </>
  );
}

void startPeer(Home);
