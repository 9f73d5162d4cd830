import { type AccountVerify, checkVerify, getVerify, renewVerify } from '@jinpiao/contract/accountChange'
import { verifyStates } from '@jinpiao/contract/states/redeem'
import { announce } from '@jinpiao/ui-kit/lib/announce'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#portal/http/client.ts'
import { queryOf, refresh } from '#portal/http/queries.ts'
import { useFailureToast } from '#portal/parts/useFailureToast.ts'
import { useTerms } from '#portal/parts/useTerms.ts'

/** A transfer arrives within seconds in most banks; asked by the page, so it does not extend the session. */
const ASK_MS = 5_000

/** The test payment of an account: asked again while it is awaited, its new state said once, and the two acts on it. */
export function useVerify(pkAccount: string) {
  const key = { params: { pkAccount } }
  const query = useQuery({
    ...queryOf('accounts', getVerify, key),
    refetchInterval: ({ state: { data } }) => (isAwaited(data) ? ASK_MS : false),
  })
  const onError = useFailureToast()
  const onSuccess = () => refresh('accounts')
  useSaidState(query.data)
  return {
    query,
    check: useMutation({ mutationFn: () => call(checkVerify, key), onSuccess, onError }),
    renew: useMutation({ mutationFn: () => call(renewVerify, key), onSuccess, onError }),
  }
}

const isAwaited = (verify: AccountVerify | null | undefined) =>
  verify?.state === 'PENDING' || verify?.state === 'CHECKING'

/** Says a state that the page has not shown before; the first one is read with the page. */
function useSaidState(verify: AccountVerify | null | undefined) {
  const { t } = useTranslation('accounts')
  const { words } = useTerms()
  const said = useRef<AccountVerify['state']>(undefined)
  const state = verify?.state
  const failReason = verify?.failReason
  useEffect(() => {
    if (state === undefined || state === said.current) return
    const isFirst = said.current === undefined
    said.current = state
    if (isFirst) return
    const word = words(verifyStates[state].label)
    announce(failReason ? t('saidWhy', { state: word, reason: failReason }) : t('said', { state: word }))
    void refresh('accounts')
  }, [state, failReason, t, words])
}
