import { announce } from '@jinpiao/ui-kit/lib/announce'
import type { UkeyCertificate, UkeyDriver, UkeyErrorCode } from '@jinpiao/ukey/driver'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadUkeyDriver } from '#portal/session/ukeyDriver.ts'

export type UkeyState =
  | { kind: 'checking' | 'absent' | 'multiple' | 'agentAbsent' }
  | { kind: 'found'; certificate: UkeyCertificate; driver: UkeyDriver }

/** The UKEY that is plugged in, looked for when `active` becomes true and on demand; each change is said once. */
export function useUkey(active: boolean) {
  const { t } = useTranslation('login')
  const [state, setState] = useState<UkeyState>({ kind: 'checking' })

  const check = useCallback(async () => {
    setState({ kind: 'checking' })
    setState(await look())
  }, [])

  useEffect(() => {
    if (active) void check()
  }, [active, check])

  const text = textOf(state)
  useEffect(() => {
    if (active && state.kind !== 'checking') announce(text)
  }, [active, state.kind, text])

  function textOf(now: UkeyState): string {
    switch (now.kind) {
      case 'checking':
        return t('ukeyChecking')
      case 'absent':
        return t('ukeyAbsent')
      case 'multiple':
        return t('ukeyMultiple')
      case 'agentAbsent':
        return t('ukeyAgentAbsent')
      case 'found': {
        const { suffix, notAfter } = now.certificate
        return t('ukeyFound', { suffix: [...suffix].join(' '), until: notAfter.slice(0, 10) })
      }
    }
  }
  return { state, text, check }
}

async function look(): Promise<UkeyState> {
  try {
    const driver = await loadUkeyDriver()
    const [certificate, ...others] = await driver.list()
    if (others.length > 0) return { kind: 'multiple' }
    return certificate === undefined ? { kind: 'absent' } : { kind: 'found', certificate, driver }
  } catch (error) {
    if (ukeyErrorCode(error) !== undefined) return { kind: 'agentAbsent' }
    throw error
  }
}

/** By its shape: the class itself would bring the drivers' module into the first script. */
export function ukeyErrorCode(error: unknown): UkeyErrorCode | undefined {
  return error instanceof Error && error.name === 'UkeyError'
    ? (error as Error & { code: UkeyErrorCode }).code
    : undefined
}

/** Sent without a key: the form says so in the words of the state. */
export const ukeyMissing = (): Error =>
  Object.assign(new Error('NOT_INSERTED'), { name: 'UkeyError', code: 'NOT_INSERTED' })
