import type { CodeSent } from '@jinpiao/contract/session'
import { announce } from '@jinpiao/ui-kit/lib/announce'
import { useCountdown } from '@jinpiao/ui-kit/lib/useCountdown'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { chunk } from '#portal/chunk.ts'
import { serverNow } from '#portal/http/serverClock.ts'
import type { SmsScene } from '#portal/session/entryCalls.ts'
import { useErrorText } from './useErrorText.ts'
import { useSending } from './useSending.ts'

/** What sends a code to a number, where the page does not do it by its scene; with its own words where it goes elsewhere. */
export type CodeSender = (mobile: string) => Promise<CodeSent & { said?: string }>

/** Asking for a code, and the time until the next one may be asked for (accessibility §5.17). */
export function useSmsCode(scene: SmsScene | CodeSender) {
  const { t, i18n } = useTranslation('login')
  const errorText = useErrorText()
  const [again, setAgain] = useState<number>()
  const [sent, setSent] = useState<string>()
  const [demoCode, setDemoCode] = useState<string>()
  const seconds = useCountdown(again, () => announce(t('codeReady')))

  const asking = useSending(ask, (error) => announce(errorText(error), { assertive: true }))

  async function ask(mobile: string) {
    const [{ sendCode }, { spokenNumbersIn }] = await chunk(
      Promise.all([import('#portal/session/entryCalls.ts'), import('@jinpiao/ui-kit/lib/useSpokenNumbers')]),
    )
    const answer: Awaited<ReturnType<CodeSender>> = await (typeof scene === 'string'
      ? sendCode(mobile, scene)
      : scene(mobile))
    setAgain(serverNow() + answer.retryAfter * 1000)
    setDemoCode(answer.demoCode)
    const text =
      answer.said ??
      t('codeSent', { spoken: spokenNumbersIn(i18n.language).mask(mobile, { head: 3 }), minutes: answer.validMinutes })
    setSent(text)
    announce(text)
  }

  return {
    ask: asking.mutate,
    busy: asking.isPending,
    failure: asking.error === undefined ? undefined : errorText(asking.error),
    seconds,
    sent,
    demoCode,
    wasAsked: again !== undefined,
  }
}
