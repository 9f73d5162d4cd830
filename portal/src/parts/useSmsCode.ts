import { announce } from '@jinpiao/ui-kit/lib/announce'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SmsScene } from '#portal/session/entryCalls.ts'
import { useCountdown } from '@jinpiao/ui-kit/lib/useCountdown'
import { useErrorText } from './useErrorText.ts'

/** Asking for a code, and the time until the next one may be asked for (accessibility §5.17). */
export function useSmsCode(scene: SmsScene) {
  const { t } = useTranslation('login')
  const errorText = useErrorText()
  const [again, setAgain] = useState<number>()
  const [sent, setSent] = useState<string>()
  const [demoCode, setDemoCode] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const seconds = useCountdown(again, () => announce(t('codeReady')))

  async function ask(mobile: string) {
    setBusy(true)
    setFailure(undefined)
    try {
      const [{ sendCode }, { spokenMask }] = await Promise.all([
        import('#portal/session/entryCalls.ts'),
        import('@jinpiao/values/spoken'),
      ])
      const answer = await sendCode(mobile, scene)
      setAgain(Date.now() + answer.retryAfter * 1000)
      setDemoCode(answer.demoCode)
      const text = t('codeSent', { spoken: spokenMask(mobile, { head: 3 }), minutes: answer.validMinutes })
      setSent(text)
      announce(text)
    } catch (error) {
      const text = errorText(error)
      setFailure(text)
      announce(text, { assertive: true })
    } finally {
      setBusy(false)
    }
  }

  return { ask, seconds, sent, demoCode, failure, busy, wasAsked: again !== undefined }
}
