import { getOwed } from '@jinpiao/contract/loanDue'
import { notify } from '@jinpiao/ui-kit/lib/notify'
import { formatMoney } from '@jinpiao/values/money'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { queryOf, refresh } from '#portal/http/queries.ts'

/** While the bank is awaited; not in a hidden tab, and it does not extend the session. */
const ASK_MS = 5_000

/** What is due of a loan today: asked again while the bank is asked to collect, and what it has answered said once. */
export function useOwed(pkDraw: string, isDue: boolean) {
  const { t } = useTranslation('loanDraws')
  const query = useQuery({
    ...queryOf('loans', getOwed, { params: { pkDraw } }),
    enabled: isDue,
    refetchInterval: ({ state: { data } }) => (data?.isCollecting ? ASK_MS : false),
  })
  const { isCollecting, failReason, collectedPart } = query.data ?? {}
  const wasCollecting = useRef(false)
  useEffect(() => {
    const isAnswered = wasCollecting.current && isCollecting === false
    wasCollecting.current = isCollecting ?? false
    if (!isAnswered) return
    if (failReason && collectedPart)
      notify(t('owed.collectedPart', { amount: formatMoney(collectedPart), reason: failReason }), 'warning')
    else if (failReason) notify(t('owed.notCollected', { reason: failReason }), 'warning')
    else notify(t('owed.collected'))
    // Plan, line and what was paid of the loan are old now.
    void refresh('loans', 'todos')
  }, [isCollecting, failReason, collectedPart, t])
  return query
}
