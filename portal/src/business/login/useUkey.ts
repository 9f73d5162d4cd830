import type { UkeyDriverName } from '@jinpiao/contract/ukeyAgent'
import { announce } from '@jinpiao/ui-kit/lib/announce'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dayOf } from '#portal/parts/times.ts'
import { inFigures, useUkeyText } from '#portal/parts/useUkeyText.ts'
import { type FoundUkey, findUkey } from '#portal/session/ukeyDriver.ts'

export type UkeyState = { kind: 'checking' } | ({ kind: 'found' } & FoundUkey) | { kind: 'problem'; error: unknown }

/** The UKEY that is plugged in, looked for when `active` becomes true and on demand; each change is said once. */
export function useUkey(active: boolean, way: UkeyDriverName) {
  const { t } = useTranslation('login')
  const ukeyText = useUkeyText()
  const [state, setState] = useState<UkeyState>({ kind: 'checking' })
  const looking = useRef<Promise<FoundUkey>>(undefined)

  const check = useCallback(async () => {
    setState({ kind: 'checking' })
    const mine = (looking.current = findUkey(way))
    const answer: UkeyState = await mine.then(
      (found) => ({ kind: 'found', ...found }),
      (error: unknown) => ({ kind: 'problem', error }),
    )
    // Asked again meanwhile: the later answer counts.
    if (looking.current === mine) setState(answer)
  }, [way])

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
      case 'problem':
        return ukeyText(now.error)
      case 'found': {
        const { suffix, notAfter } = now.certificate
        const found = t('ukeyFound', { suffix: inFigures(suffix), until: dayOf(notAfter) })
        return now.driver.pinEntry === 'driver' ? `${found}${t('ukeyWindow')}` : found
      }
    }
  }

  return {
    state,
    text,
    check,
    /** What the last look found, once it has; rejects with what is in the way. */
    found: () => looking.current ?? findUkey(way),
  }
}
