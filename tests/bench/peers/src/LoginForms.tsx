import { Alert, AutoComplete, Button, Form, Input, Space } from 'antd'
import axios from 'axios'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

const http = axios.create({ baseURL: '/api/web', timeout: 60_000 })

function useLogin(way: string) {
  const { t } = useTranslation('login')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const submit = async (values: object) => {
    setBusy(true)
    try {
      await http.post(`/v1/sessions/${way}`, values)
      setError(undefined)
    } catch {
      setError(t('network'))
    } finally {
      setBusy(false)
    }
  }
  return { submit, busy, alert: error && <Alert type="error" showIcon title={error} /> }
}

function useRules() {
  const { t } = useTranslation('login')
  return {
    required: (field: 'company' | 'mobile' | 'password' | 'code' | 'ukeyPassword') => ({
      required: true,
      message: t('required', { field: t(field) }),
    }),
    mobile: { pattern: /^1\d{10}$/, message: t('mobileFormat') },
    code: { pattern: /^\d{6}$/, message: t('codeFormat') },
  }
}

export function PasswordForm() {
  const { t } = useTranslation('login')
  const { submit, busy, alert } = useLogin('password')
  const rules = useRules()
  return (
    <Form layout="vertical" validateTrigger="onBlur" onFinish={submit}>
      {alert}
      <Form.Item name="company" label={t('company')} rules={[rules.required('company')]}>
        <AutoComplete options={[]}>
          <Input autoComplete="organization" />
        </AutoComplete>
      </Form.Item>
      <Form.Item name="mobile" label={t('mobile')} rules={[rules.required('mobile'), rules.mobile]}>
        <Input type="tel" autoComplete="tel" />
      </Form.Item>
      <Form.Item name="password" label={t('password')} rules={[rules.required('password')]}>
        <Input.Password autoComplete="current-password" />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={busy}>
        {t('submit')}
      </Button>
    </Form>
  )
}

export function SmsForm() {
  const { t } = useTranslation('login')
  const { submit, busy, alert } = useLogin('sms')
  const rules = useRules()
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (seconds === 0) return
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000)
    return () => clearTimeout(timer)
  }, [seconds])
  return (
    <Form layout="vertical" validateTrigger="onBlur" onFinish={submit}>
      {alert}
      <Form.Item name="mobile" label={t('mobile')} rules={[rules.required('mobile'), rules.mobile]}>
        <Input type="tel" autoComplete="tel" />
      </Form.Item>
      <Form.Item label={t('code')}>
        <Space.Compact block>
          <Form.Item name="code" noStyle rules={[rules.required('code'), rules.code]}>
            <Input inputMode="numeric" autoComplete="one-time-code" />
          </Form.Item>
          <Button disabled={seconds > 0} onClick={() => setSeconds(60)}>
            {seconds > 0 ? t('wait', { seconds }) : t('sendCode')}
          </Button>
        </Space.Compact>
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={busy}>
        {t('submit')}
      </Button>
    </Form>
  )
}

export function UkeyForm() {
  const { t } = useTranslation('login')
  const { submit, busy, alert } = useLogin('ukey')
  const rules = useRules()
  return (
    <Form layout="vertical" validateTrigger="onBlur" onFinish={submit}>
      {alert}
      <Alert type="info" showIcon title={t('ukeyStatus')} />
      <Form.Item name="password" label={t('ukeyPassword')} rules={[rules.required('ukeyPassword')]}>
        <Input.Password autoComplete="off" />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={busy}>
        {t('submit')}
      </Button>
    </Form>
  )
}
