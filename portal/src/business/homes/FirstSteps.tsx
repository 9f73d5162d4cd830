import { listLimits } from '@jinpiao/contract/limits'
import { postOf } from '@jinpiao/contract/roles'
import { TaskList } from '@jinpiao/ui-kit/TaskList'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { queryOf } from '#portal/http/queries.ts'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'
import { useSecurity, useVisitor } from '#portal/session/useSession.ts'
import { type FirstStep, type FirstStepKey, firstSteps } from './firstSteps.ts'
import * as css from './home.css.ts'
import { useFigures } from './useFigures.ts'

/** Pages of this portal on which a step is done. */
const hrefs: Partial<Record<FirstStepKey, string>> = { firstIssue: '/credit/core/issue/issue' }

/** What a new enterprise does next (product §6.1), in place of a page full of zeros; gone when everything is done. */
export function FirstSteps({ steps }: { steps: readonly FirstStep[] }) {
  const { t } = useTranslation('home')
  const mayOpen = useMayOpen()
  return (
    <div className={css.firstSteps}>
      <TaskList
        title={t('firstSteps')}
        tasks={steps.map(({ key, done }) => {
          const href = hrefs[key]
          return {
            id: key,
            title: t(`step.${key}`),
            isDone: done,
            ...(!done && { hint: t(`stepHint.${key}`) }),
            ...(!done && href !== undefined && mayOpen(href) && { href }),
          }
        })}
      />
    </div>
  )
}

/** Nothing is said before the facts are there: a list that vanishes again would only confuse. */
export function useFirstSteps(): FirstStep[] {
  const security = useSecurity()
  const { roleCode, hasOpenedProduct } = useVisitor()
  const isCore = security.user3?.userType === 'CORE'
  const figures = useFigures().data
  const limits = useQuery({ ...queryOf('limits', listLimits, { query: { pageSize: 1 } }), enabled: isCore }).data
  if (figures === undefined || (isCore && limits === undefined)) return []
  return firstSteps({
    isCore,
    post: postOf(roleCode ?? ''),
    isVerified: security.isCorpPassLegalAuth,
    ukeyRequired: security.switchBool,
    hasUkey: security.certNumber !== undefined,
    hasProduct: hasOpenedProduct,
    hasLimit: (limits?.pagecond.count ?? 0) > 0,
    hasTicket: isCore ? figures.byState.length > 0 : figures.acceptedTotal.count > 0,
  })
}
