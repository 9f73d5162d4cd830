import { ukeyStages } from '@jinpiao/contract/states/ukey'
import { getUkeyOrder, receiveUkey, type UkeyOrder } from '@jinpiao/contract/ukeyOrders'
import { announce } from '@jinpiao/ui-kit/lib/announce'
import { notify } from '@jinpiao/ui-kit/lib/notify'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#portal/http/client.ts'
import { queryOf, refresh } from '#portal/http/queries.ts'
import { useFailureToast } from '#portal/parts/useFailureToast.ts'
import { useTerms } from '#portal/parts/useTerms.ts'

/** The platform answers within minutes in a demonstration; asked by the page, so it does not extend the session. */
const ASK_MS = 10_000

/** How far a key is: asked again while the platform is awaited, its new stage said once. */
export function useUkeyOrder(pkApply: string) {
  const { t } = useTranslation('ukeyOrders')
  const key = { params: { pkApply } }
  const query = useQuery({
    ...queryOf('ukeys', getUkeyOrder, key),
    refetchInterval: ({ state: { data } }) => (isAwaited(data) ? ASK_MS : false),
  })
  const onError = useFailureToast()
  useSaidStage(query.data)
  return {
    query,
    receive: useMutation({
      mutationFn: () => call(receiveUkey, key),
      onSuccess: () => {
        notify(t('received'))
        return refresh('ukeys', 'applications', 'messages')
      },
      onError,
    }),
  }
}

const isAwaited = (order: UkeyOrder | undefined) => order?.ukeyStage === 'REVIEWING' || order?.ukeyStage === 'MAKING'

/** Says a stage that the page has not shown before; the first one is read with the page. */
function useSaidStage(order: UkeyOrder | undefined) {
  const { t } = useTranslation('ukeyOrders')
  const { name, words } = useTerms()
  const said = useRef<UkeyOrder['ukeyStage']>(undefined)
  const stage = order?.ukeyStage
  useEffect(() => {
    if (!stage || stage === said.current) return
    const isFirst = said.current === undefined
    said.current = stage
    if (!isFirst) announce(t('said', { name: name('ukeyStage'), stage: words(ukeyStages[stage].label) }))
  }, [stage, t, name, words])
}
