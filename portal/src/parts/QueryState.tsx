import { Button } from '@jinpiao/ui-kit/Button'
import { announce } from '@jinpiao/ui-kit/lib/announce'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isWorthRetrying } from '#portal/http/errors.ts'
import * as css from './page.css.ts'
import { requestIdOf } from './requestIdOf.ts'
import { useErrorText } from './useErrorText.ts'

/** Loading is worth a word only after this time (accessibility §4, loading). */
const SLOW_MS = 1000

export interface QueryStateProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching'> & { refetch: () => Promise<unknown> }
  /** Given when there is nothing to show: a sentence and the action that leads on. */
  empty?: (data: Data) => ReactNode | undefined
  children: (data: Data) => ReactNode
}

/**
 * What a query that is no list shows while it loads, when it failed, and when there is nothing (product §4.0.1). Data
 * that are on the page stay there while newer ones are fetched; lists bring their own states (`DataTable`).
 */
export function QueryState<Data>({ query, empty, children }: QueryStateProps<Data>) {
  const { data, error, isFetching, refetch } = query
  const { t } = useTranslation()
  const waitSaid = useRef(false)
  const isThere = data !== undefined
  const hasFailed = error !== null && !isThere
  // After offline the data come by themselves: whoever heard of the failure hears that they are there.
  useEffect(() => {
    if (hasFailed) waitSaid.current = true
  }, [hasFailed])
  useEffect(() => {
    if (isThere && waitSaid.current) announce(t('loaded'))
    if (isThere) waitSaid.current = false
  }, [isThere, t])

  if (data !== undefined) return <div aria-busy={isFetching}>{empty?.(data) || children(data)}</div>
  if (error !== null) return <Failed error={error} busy={isFetching} onRetry={() => void refetch()} />
  return <Loading waitSaid={waitSaid} />
}

/** Who was told to wait is told when it is there. */
function Loading({ waitSaid }: { waitSaid: RefObject<boolean> }) {
  const { t } = useTranslation()
  useEffect(() => {
    const timer = setTimeout(() => {
      waitSaid.current = true
      announce(t('loading'))
    }, SLOW_MS)
    return () => clearTimeout(timer)
  }, [t, waitSaid])
  return (
    <div aria-busy="true" className={css.loading}>
      <p className={css.muted}>{t('loading')}</p>
    </div>
  )
}

function Failed({ error, busy, onRetry }: { error: Error; busy: boolean; onRetry: () => void }) {
  const { t } = useTranslation()
  const words = useErrorText('load')(error)
  useEffect(() => announce(words, { assertive: true }), [words])
  const requestId = requestIdOf(error)
  return (
    <div className={css.failed}>
      <p>{words}</p>
      {requestId !== undefined && (
        <p className={css.muted}>
          {t('requestId')} {requestId}
        </p>
      )}
      {isWorthRetrying(error) && (
        <Button onPress={onRetry} busy={busy}>
          {t('retry')}
        </Button>
      )}
    </div>
  )
}
