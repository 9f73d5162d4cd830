import { useSpokenNumbers } from '@jinpiao/ui-kit/lib/useSpokenNumbers'
import type { UkeyCertificate, UkeyDriver } from '@jinpiao/ukey/driver'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlatform } from '#portal/parts/platform.ts'
import { dayOf } from '#portal/parts/times.ts'
import { useErrorText } from '#portal/parts/useErrorText.ts'
import { isUkeyError, useUkeyText } from '#portal/parts/useUkeyText.ts'
import { useSecurity } from '#portal/session/useSession.ts'
import { faultOf, lookAtKeys, tryKey } from './localKeys.ts'

export type LineState = 'OK' | 'WRONG' | 'OPEN' | 'CHECKING'
export interface CheckLine {
  id: 'driver' | 'keys' | 'serial' | 'signature'
  state: LineState
  text: string
}

/** The lines of 检测本机UKEY. What comes behind something wrong stays open. @param say tells what was found. */
export function useLocalCheck(say: (text: string) => void) {
  const { t } = useTranslation('ukeys')
  const { digits } = useSpokenNumbers()
  const { ukeyDriver } = usePlatform()
  const { certNumber: certSerialNo, uKeyCodeSuffix: suffix = '' } = useSecurity()
  const failureText = useFailureOfKey(suffix)
  const looking = useQuery({ queryKey: ['localUkeys'], queryFn: () => lookAtKeys(ukeyDriver), gcTime: 0, retry: false })
  const found = looking.isFetching ? undefined : looking.data
  const fault = found && faultOf(found.inserted, { certSerialNo, suffix })
  const trying = useMutation({
    mutationFn: ({ driver, key, pin }: { driver: UkeyDriver; key: UkeyCertificate; pin: string }) =>
      tryKey(driver, key, pin),
  })

  const signatureOpen = found?.driver.pinEntry === 'page' ? t('signatureOpen') : t('signatureOpenDriver')

  const waiting: LineState = looking.isFetching ? 'CHECKING' : 'OPEN'
  function lineOf(id: CheckLine['id']): CheckLine {
    if (id === 'driver') {
      if (found) return { id, state: 'OK', text: t('driverOk', { version: found.version }) }
      return { id, state: looking.isFetching ? 'CHECKING' : 'WRONG', text: failureText(looking.error) }
    }
    if (!found) return { id, state: waiting, text: '' }
    if (fault?.of === id) return { id, state: 'WRONG', text: failureText(fault.error) }
    const [only] = found.inserted
    if (id === 'keys') return { id, state: 'OK', text: t('keysOk', { until: only ? dayOf(only.notAfter) : '' }) }
    if (fault) return { id, state: 'OPEN', text: '' }
    if (id === 'serial') return { id, state: 'OK', text: t('serialOk', { suffix: only?.suffix ?? '' }) }
    if (trying.isPending) return { id, state: 'CHECKING', text: '' }
    if (trying.error) return { id, state: 'WRONG', text: failureText(trying.error) }
    return trying.data ? { id, state: 'OK', text: t('signatureOk') } : { id, state: 'OPEN', text: signatureOpen }
  }
  const lines = (['driver', 'keys', 'serial', 'signature'] as const).map(lineOf)

  // What a signature proves is said by itself: the other lines have been heard.
  const news = lines.filter(({ id, text }) => text !== '' && (trying.isIdle || id === 'signature'))
  const heard = news
    .map(({ id, state, text }) => `${t(`line.${id}`)} ${t(`lineState.${state}`)} ${text}`)
    .join(' ')
    .replaceAll(suffix === '' ? '\0' : suffix, digits(suffix))
  const isSettled = !looking.isFetching && !trying.isPending
  useEffect(() => {
    if (isSettled) say(heard)
  }, [isSettled, heard, say])

  return {
    lines,
    isLooking: looking.isFetching,
    again: () => {
      trying.reset()
      void looking.refetch()
    },
    /** One key is in, and it is the registered one. */
    maySign: found !== undefined && fault === undefined,
    trying: {
      isPending: trying.isPending,
      /** What was wrong with the PIN, in words; undefined: nothing, or another thing. */
      pinError: isWrongPin(trying.error) ? failureText(trying.error) : undefined,
      /** The driver's own window asks for the PIN, where this page does not. */
      asksPin: found?.driver.pinEntry === 'page',
      sign: (pin: string) => {
        const [key] = found?.inserted ?? []
        if (found && key) trying.mutate({ driver: found.driver, key, pin })
      },
    },
  }
}

const isWrongPin = (error: unknown): boolean =>
  error instanceof Error && isUkeyError(error) && 'code' in error && error.code === 'PIN_INCORRECT'

/** A sentence for what a key, its driver or the server says. */
function useFailureOfKey(suffix: string): (error: unknown) => string {
  const ukeyText = useUkeyText()
  const errorText = useErrorText()
  return (error) => {
    if (error === null || error === undefined) return ''
    return isUkeyError(error) ? ukeyText(error, suffix) : errorText(error)
  }
}
