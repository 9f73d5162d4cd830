import { BankOutlined } from '@ant-design/icons'
import { Card, Flex, Layout, Tabs, Typography } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { PasswordForm, SmsForm, UkeyForm } from './LoginForms.tsx'

export function Component() {
  const { t } = useTranslation('login')
  return (
    <Layout style={{ minHeight: '100vh' }}>
      <Layout.Header>
        <Typography.Text style={{ color: '#fff' }}>
          <BankOutlined /> {t('platform')}
        </Typography.Text>
      </Layout.Header>
      <Layout.Content style={{ padding: 32 }}>
        <Flex justify="center" align="center" gap={48} wrap>
          <Typography.Title level={2}>{t('slogan')}</Typography.Title>
          <Card style={{ width: 420 }}>
            <Typography.Title level={1}>{t('title')}</Typography.Title>
            <Tabs
              items={[
                { key: 'password', label: t('tabs.password'), children: <PasswordForm /> },
                { key: 'sms', label: t('tabs.sms'), children: <SmsForm /> },
                { key: 'ukey', label: t('tabs.ukey'), children: <UkeyForm /> },
              ]}
            />
            <Flex gap="middle" wrap>
              <Link to="/register/reset-password">{t('forgotten')}</Link>
              <Link to="/register">{t('register')}</Link>
              <Typography.Link href="/file/driver">{t('driver')}</Typography.Link>
              <Typography.Link href="/file/agreement">{t('agreement')}</Typography.Link>
              <Typography.Link href="/file/privacy">{t('privacy')}</Typography.Link>
            </Flex>
            <Typography.Paragraph type="secondary">{t('hotline')}</Typography.Paragraph>
          </Card>
        </Flex>
      </Layout.Content>
      <Layout.Footer>
        {t('hotline')} · {t('copyright')}
      </Layout.Footer>
    </Layout>
  )
}
