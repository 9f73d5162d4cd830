import { Button, Card, Flex, Layout, Tabs, Typography } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { Illustration } from './Illustration.tsx'
import { PasswordForm, SmsForm, UkeyForm } from './LoginForms.tsx'

export function Component() {
  const { t } = useTranslation('login')
  const [query, setQuery] = useSearchParams()
  return (
    <Layout style={{ minHeight: '100vh' }}>
      <Layout.Header>
        <Flex justify="space-between" align="center" style={{ blockSize: "100%" }}>
          <Typography.Text strong style={{ color: '#fff' }}>
            <Logo /> {t('platform')}
          </Typography.Text>
          <Typography.Link href="/discount" target="_blank" rel="noopener">
            {t('billDiscount')}
          </Typography.Link>
        </Flex>
      </Layout.Header>
      <Layout.Content style={{ padding: 32 }}>
        <Flex justify="center" align="center" gap={48}>
          <div>
            <Typography.Paragraph strong>{t('slogan')}</Typography.Paragraph>
            <Illustration />
          </div>
          <div>
            <Card style={{ width: 420 }}>
              <Typography.Title level={1}>{t('title')}</Typography.Title>
              <Tabs
                activeKey={query.get('way') ?? 'password'}
                onChange={(way) => setQuery({ way }, { replace: true })}
                items={[
                  { key: 'password', label: t('byPassword'), children: <PasswordForm /> },
                  { key: 'sms', label: t('bySms'), children: <SmsForm /> },
                  { key: 'ukey', label: t('byUkey'), children: <UkeyForm /> },
                ]}
              />
              <Flex gap="middle">
                <Link to="/register/reset-password">{t('forgotten')}</Link>
                <Link to="/register">{t('register')}</Link>
              </Flex>
            </Card>
            <Typography.Paragraph type="secondary">{t('hotline')}</Typography.Paragraph>
          </div>
        </Flex>
      </Layout.Content>
      <Layout.Footer>
        <Flex gap="middle" wrap>
          <Typography.Link href="/service">{t('onlineService')}</Typography.Link>
          <span>{t('hotline')}</span>
          <Button type="link" onClick={() => scrollTo(0, 0)}>
            {t('toTop')}
          </Button>
          <span>{t('address')}</span>
          <span>{t('copyright')}</span>
          <span>{t('icp')}</span>
        </Flex>
      </Layout.Footer>
    </Layout>
  )
}

function Logo() {
  return (
    <svg width={32} height={32} viewBox="0 0 32 32" aria-hidden="true">
      <rect width={32} height={32} rx={6} fill="#c99a2e" />
      <path d="M8 20 16 8l8 12z" fill="#fff" />
    </svg>
  )
}
