import type { ApplicationEndpoints } from '@jinpiao/contract/applications'
import type { DecisionStep } from '@jinpiao/contract/flow'
import { flowOf } from '@jinpiao/contract/flow'
import type { Post } from '@jinpiao/contract/roles'
import { flushSurface } from '@jinpiao/ui-kit/lib/surface.css'
import { Tabs } from '@jinpiao/ui-kit/Tabs'
import { useQueries } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { listQuery } from '#portal/lists/listQuery.ts'
import { PageHead } from '#portal/parts/PageHead.tsx'
import { useRole } from '#portal/parts/useRole.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import type { RouteTitle } from '#portal/routes/route.ts'
import { ApprovalDesk } from './ApprovalDesk.tsx'
import { type Desk, decisionOf } from './desk.ts'

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
 * several are tabs, each with what waits there. `?desk=` names one by its business type.
 */
export function ApprovalDesks({ title, desks }: ApprovalDesksProps) {
  const { t } = useTranslation(['approval', 'routes'])
  const terms = useTerms()
  const { post } = useRole()
  const [parameters, setParameters] = useSearchParams()
  const own = desksOf(desks, post)
  const asked = parameters.get('desk')
  const shown = own.find(({ of }) => of.types.some((type) => type === asked)) ?? own[0]
  const counts = useQueries({
    queries: own.map(({ of }) => ({
      ...listQuery('applications', of.list, { box: 'TODO', pageSize: 1 }),
      enabled: own.length > 1,
    })),
  }).map(({ data }) => data?.pagecond.count)
  if (shown === undefined) return null
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
