import { listSavedViews, removeView, saveView } from '@jinpiao/contract/savedViews'
import type { SavedView } from '@jinpiao/ui-kit/SavedViews'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { call } from '#portal/http/client.ts'
import { queryOf } from '#portal/http/queries.ts'
import { useFailureToast } from '#portal/parts/useFailureToast.ts'
import type { ListInAddress } from './useListState.ts'

/** The views of one list that this person keeps; the default one is shown when the list is opened without an address. */
export function useSavedViews(listName: string, state: Pick<ListInAddress, 'setView'>) {
  const options = queryOf('views', listSavedViews, { query: { listName } })
  const { data } = useQuery(options)
  const client = useQueryClient()
  const tellFailure = useFailureToast()
  const views = data?.map(({ pkView, ...view }): SavedView => ({ id: pkView, ...view })) ?? []
  useDefault(data && views, state)

  /** Tells the server what has changed. */
  async function send(next: readonly SavedView[]) {
    const gone = views.filter(({ id }) => next.every((view) => view.id !== id))
    const changed = next.filter((view) => {
      const before = views.find(({ id }) => id === view.id)
      return before?.name !== view.name || before.query !== view.query || before.isDefault !== view.isDefault
    })
    for (const { id } of gone) await call(removeView, { params: { pkView: id } })
    for (const { id, name, query, isDefault } of changed) {
      const renamed = views.some((view) => view.id === id && view.name !== name)
      if (renamed) await call(removeView, { params: { pkView: id } })
      await call(saveView, { body: { listName, viewName: name, query, isDefault: isDefault ?? false } })
    }
  }

  const { mutate: keep } = useMutation({
    mutationFn: send,
    onError: tellFailure,
    // What the server refused comes back as it was.
    onSettled: () => client.invalidateQueries({ queryKey: options.queryKey }),
  })
  return { views, keep }
}

/** Once, when they are known, and only where the address asks for nothing else. */
function useDefault(views: readonly SavedView[] | undefined, { setView }: Pick<ListInAddress, 'setView'>) {
  const { search } = useLocation()
  const isBare = useRef(search === '')
  const chosen = views?.find(({ isDefault }) => isDefault)?.query
  const isKnown = views !== undefined
  const show = useRef(setView)
  show.current = setView
  useEffect(() => {
    if (!isKnown || !isBare.current) return
    isBare.current = false
    if (chosen !== undefined) show.current(chosen)
  }, [isKnown, chosen])
}
