import { type BusinessType, flowOf, formHref } from '@jinpiao/contract/flow'
import type { FoundObstacle } from '@jinpiao/contract/obstacleCalls'
import { obstacleOf } from '@jinpiao/contract/obstacles'
import { useTranslation } from 'react-i18next'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'
import { useTerms } from '#portal/parts/useTerms.ts'

/** A link out of what stands in the way. */
export interface WayOut {
  href: string
  label: string
}

/** Of each obstacle the best way out that is open to the reader, or all that lead somewhere now where it says which; several that lead to one page are one way. */
export function useWaysOut(type: BusinessType, found: readonly FoundObstacle[]): WayOut[] {
  const { t } = useTranslation('apply')
  const { words } = useTerms()
  const mayOpen = useMayOpen()
  const ways = found.flatMap(({ name, pkApply, ways: leading }): WayOut[] => {
    const open = pkApply === null ? undefined : formHref(flowOf(type), `pkApply=${pkApply}`, mayOpen)
    if (open !== undefined) return [{ href: open, label: t('obstacle.open') }]
    const opened = obstacleOf(name).ways.filter(({ href }) => mayOpen(href))
    const best = leading === undefined ? opened.slice(0, 1) : opened.filter(({ href }) => leading.includes(href))
    return best.map(({ href, label }) => ({ href, label: words(label) }))
  })
  return ways.filter(({ href }, index) => ways.findIndex((each) => each.href === href) === index)
}
