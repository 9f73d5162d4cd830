import { Alert, Button, Form, Input, Space } from 'antd'
import axios from 'axios'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

const http = axios.create({ baseURL: '/api/web', timeout: 60_000 })

/** One of the three ways in: checked when it is sent, as in the portal. */
function EntryForm({ way, children }: { way: string; children: ReactNode }) {
  const { t } = useTranslation('login')
  const [failed, setFailed] = useState(false)
  const [busy, setBusy] = useState(false)
  const send = async (values: object) => {
    setBusy(true)
    try {
      await http.post(`/v1/sessions/${way}`, values)
      setFailed(false)
    } catch {
      setFailed(true)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Form layout="vertical" validateTrigger="onSubmit" onFinish={send}>
      {failed && <Alert type="error" showIcon title={t('failed')} />}
      {children}
      <Button type="primary" htmlType="submit" loading={busy}>
        {t('submit')}
      </Button>
    </Form>
  )
}

function Mobile() {
  const { t } = useTranslation('login')
  const rules = [
    { required: true, message: t('mobileMissing') },
    { pattern: /^1\d{10}$/, message: t('mobileWrong') },
  ]
  return (
    <Form.Item name="mobile" label={t('mobile')} rules={rules}>
      <Input type="tel" inputMode="numeric" autoComplete="username" />
    </Form.Item>
  )
}

function Password({ hint }: { hint?: string }) {
  const { t } = useTranslation('login')
  const rules = [{ required: true, message: t('passwordMissing') }]
  return (
    <Form.Item name="password" label={t('password')} extra={hint} rules={rules}>
      <Input.Password autoComplete="current-password" />
    </Form.Item>
  )
}

export function PasswordForm() {
  const { t } = useTranslation('login')
  const rules = [{ required: true, message: t('corpNameMissing') }]
  return (
    <EntryForm way="password">
      <Form.Item name="corpName" label={t('corpName')} extra={t('corpNameHint')} rules={rules}>
        <Input autoComplete="organization" />
      </Form.Item>
      <Mobile />
      <Password hint={t('initialPassword')} />
    </EntryForm>
  )
}

export function SmsForm() {
  const { t } = useTranslation('login')
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (seconds === 0) return
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000)
    return () => clearTimeout(timer)
  }, [seconds])
  const rules = [
    { required: true, message: t('codeMissing') },
    { pattern: /^\d{6}$/, message: t('codeWrong') },
  ]
  return (
    <EntryForm way="sms">
      <Mobile />
      <Form.Item label={t('code')} extra={t('codeHint')}>
        <Space.Compact block>
          <Form.Item name="code" noStyle rules={rules}>
            <Input inputMode="numeric" autoComplete="one-time-code" />
          </Form.Item>
          <Button disabled={seconds > 0} onClick={() => setSeconds(60)}>
            {seconds > 0 ? t('codeWait', { seconds }) : t('getCode')}
          </Button>
        </Space.Compact>
      </Form.Item>
    </EntryForm>
  )
}

export function UkeyForm() {
  const { t } = useTranslation('login')
  const [found, setFound] = useState(false)
  const check = async () => setFound((await http.get('/ukey', { validateStatus: () => true })).status === 200)
  return (
    <EntryForm way="ukey">
      <Alert
        title={found ? t('ukeyFound') : t('ukeyAbsent')}
        action={
          <Button size="small" onClick={() => void check()}>
            {t('ukeyCheckAgain')}
          </Button>
        }
      />
      <Form.Item name="pin" label={t('pin')} rules={[{ required: true, message: t('pinMissing') }]}>
        <Input.Password autoComplete="off" />
      </Form.Item>
      <Password />
    </EntryForm>
  )
}
