import { listLimits } from '@jinpiao/contract/limits'
import { postOf } from '@jinpiao/contract/roles'
import { Link } from '@jinpiao/ui-kit/Link'
import { StatusTag } from '@jinpiao/ui-kit/StatusTag'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { queryOf } from '../http/queries.ts'
import * as page from '../page/page.css.ts'
import { useMayOpen } from '../page/useMayOpen.ts'
import { useSecurity, useVisitor } from '../session/useSession.ts'
import { type FirstStepKey, firstSteps } from './firstSteps.ts'
import * as css from './home.css.ts'
import { useFigures } from './useFigures.ts'

/** Pages of this portal on which a step is done. */
const hrefs: Partial<Record<FirstStepKey, string>> = { firstIssue: '/credit/core/issue/issue' }

/** What a new enterprise does next (product §6.1), in place of a page full of zeros; gone when everything is done. */
export function FirstSteps() {
  const { t } = useTranslation('home')
  const steps = useFirstSteps()
  const mayOpen = useMayOpen()
  if (steps.length === 0) return null
  return (
    <section className={page.section} aria-labelledby="first-steps">
      <div className={css.sectionHead}>
        <h2 id="first-steps" className={page.heading}>
          {t('firstSteps')}
        </h2>
        <p className={page.muted}>
          {t('firstStepsDone', { done: steps.filter(({ done }) => done).length, total: steps.length })}
        </p>
      </div>
      <ol role="list" className={css.steps}>
        {steps.map(({ key, done }) => {
          const href = hrefs[key]
          return (
            <li key={key} className={css.step}>
              {!done && href !== undefined && mayOpen(href) ? (
                <Link href={href} kind="standalone">
                  {t(`step.${key}`)}
                </Link>
              ) : (
                <span>{t(`step.${key}`)}</span>
              )}
              <StatusTag tone={done ? 'success' : 'neutral'}>{t(done ? 'stepDone' : 'stepOpen')}</StatusTag>
              {!done && <p className={css.stepHint}>{t(`stepHint.${key}`)}</p>}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** Nothing is said before the facts are there: a list that vanishes again would only confuse. */
function useFirstSteps() {
  const security = useSecurity()
  const { roleCode, hasOpenedProduct } = useVisitor()
  const isCore = security.user3?.userType === 'CORE'
  const figures = useFigures().data
  const limits = useQuery({ ...queryOf('limits', listLimits, { query: { pageSize: 1 } }), enabled: isCore }).data
  if (figures === undefined || (isCore && limits === undefined)) return []
  return firstSteps({
    isCore,
    post: roleCode && postOf(roleCode),
    isVerified: security.isCorpPassLegalAuth,
    ukeyRequired: security.switchBool,
    hasUkey: security.certNumber !== undefined,
    hasProduct: hasOpenedProduct,
    hasLimit: (limits?.pagecond.count ?? 0) > 0,
    hasTicket: isCore ? figures.byState.length > 0 : figures.acceptedTotal.count > 0,
  })
}
