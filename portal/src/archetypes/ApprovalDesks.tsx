import type { ApplicationEndpoints } from '@jinpiao/contract/applications'
import type { DecisionStep } from '@jinpiao/contract/flow'
import { flowOf } from '@jinpiao/contract/flow'
import type { Post } from '@jinpiao/contract/roles'
import { flushSurface } from '@jinpiao/ui-kit/lib/surface.css'
import { Tabs } from '@jinpiao/ui-kit/Tabs'
import { useQueries } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router-dom'
import { listQuery } from '#portal/lists/listQuery.ts'
import { PageHead } from '#portal/parts/PageHead.tsx'
import * as css from '#portal/parts/page.css.ts'
import { QueryState } from '#portal/parts/QueryState.tsx'
import { useHeadingKept } from '#portal/parts/useHeadingKept.ts'
import { useRole } from '#portal/parts/useRole.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import type { RouteTitle } from '#portal/routes/route.ts'
import { ApprovalDesk } from './ApprovalDesk.tsx'
import { type Desk, decisionOf } from './desk.ts'
import { meantDesk } from './meantDesk.ts'

type Frame = (queue: ReactNode) => ReactNode

/** A desk beside others, whatever its type. `deskAmong` makes it. */
export interface DeskAmong {
  of: ApplicationEndpoints
  step: DecisionStep
  show: (frame?: Frame) => ReactNode
}

/** One desk of such a page. */
export const deskAmong = <A extends ApplicationEndpoints>(desk: Desk<A>): DeskAmong => ({
  of: desk.of,
  step: decisionOf(desk),
  show: (frame) => <ApprovalDesk key={desk.of.type} desk={desk} {...(frame && { frame })} />,
})

/** The desks that a post decides at; all of them for whoever only reads. */
export function desksOf(desks: readonly DeskAmong[], post: Post | undefined): readonly DeskAmong[] {
  const own = desks.filter(({ step }) => post !== undefined && step.actors.includes(post))
  return own.length > 0 ? own : desks
}

interface ApprovalDesksProps {
  title: RouteTitle
  desks: readonly DeskAmong[]
}

/**
 * A page with desks of several types: those whose step the caller's post decides. One stands there as a page of its own;
 * several are tabs, each with what waits there. `?desk=` names one by its business type; without it the first opens at
 * which something waits.
 */
export function ApprovalDesks({ title, desks }: ApprovalDesksProps) {
  const { t } = useTranslation(['approval', 'routes'])
  const terms = useTerms()
  const { post } = useRole()
  const [parameters, setParameters] = useSearchParams()
  const { pathname } = useLocation()
  const own = desksOf(desks, post)
  const waiting = useQueries({
    queries: own.map(({ of }) => ({
      ...listQuery('applications', of.list, { box: 'TODO', pageSize: 1 }),
      enabled: own.length > 1,
    })),
  })
  const counts = waiting.map(({ data }) => data?.pagecond.count)
  const shown = meantDesk(own, pathname, parameters)
  const isKnown = waiting.every(({ isPending }) => !isPending)
  const opens = own.find((_, index) => (counts[index] ?? 0) > 0) ?? own[0]
  const type = shown === undefined && isKnown ? opens?.of.type : undefined
  // The address keeps it: once the last one is decided on, the desk stays.
  useEffect(() => {
    if (type === undefined) return
    setParameters(
      (now) => {
        now.set('desk', type)
        return now
      },
      { replace: true },
    )
  }, [type, setParameters])
  useHeadingKept(shown !== undefined)

  if (shown === undefined) {
    return (
      <div className={css.page}>
        <PageHead title={t(`routes:${title}`)} />
        <QueryState query={{ ...unknown, refetch: () => Promise.resolve() }}>{() => null}</QueryState>
      </div>
    )
  }
  if (own.length === 1) return shown.show()

  return shown.show((queue) => (
    <>
      <PageHead title={t(`routes:${title}`)} />
      <div className={flushSurface}>
        <Tabs
          aria-label={t(`routes:${title}`)}
          keyboardActivation="manual"
          selectedKey={shown.of.type}
          onSelectionChange={(desk) => desk !== shown.of.type && setParameters({ desk })}
          items={own.map((desk, index) => ({
            id: desk.of.type,
            label: terms.words(flowOf(desk.of.type).name),
            count: counts[index],
            content: desk === shown && queue,
          }))}
        />
      </div>
    </>
  ))
}

/** Where most waits is not known yet; a question that fails opens the first desk. */
const unknown = { data: undefined, error: null, isFetching: true }
