import { flows, stateWordsOf } from '@jinpiao/contract/flow'
import { getRepayState, type RepayState } from '@jinpiao/contract/loanRepay'
import { announce } from '@jinpiao/ui-kit/lib/announce'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { queryOf, refresh } from '#portal/http/queries.ts'
import { useTerms } from '#portal/parts/useTerms.ts'

/** While the bank is awaited; not in a hidden tab, and it does not extend the session. */
const ASK_MS = 5_000

/** How far a repayment is: asked again while the bank is awaited, its new state said once. */
export function useRepayState(pkApply: string) {
  const query = useQuery({
    ...queryOf('loans', getRepayState, { params: { pkApply } }),
    enabled: pkApply !== '',
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.state === 'PENDING_PAYMENT' ? ASK_MS : false),
  })
  useSaidState(query.data)
  return query
}

/** Says a state that the page has not shown before; the first one is read with the page. */
function useSaidState(repayment: RepayState | undefined) {
  const { t } = useTranslation('loanRepay')
  const { words } = useTerms()
  const said = useRef<RepayState['state']>(undefined)
  const state = repayment?.state
  useEffect(() => {
    if (!state || state === said.current) return
    const isFirst = said.current === undefined
    said.current = state
    if (isFirst) return
    announce(t('stateSaid', { state: words(stateWordsOf('LOAN_REPAY')[state].label) }))
    // What else shows the loan is old now.
    void refresh(...flows.LOAN_REPAY.touches)
  }, [state, t, words])
}
