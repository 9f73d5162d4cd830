import type { DataOf } from '@jinpiao/contract/endpoint'
import { getOnboarding, isAboard, type OnboardingState, type OnboardingTaskName } from '@jinpiao/contract/onboarding'
import type { StatusTone } from '@jinpiao/ui-kit/StatusTag'
import { TaskList } from '@jinpiao/ui-kit/TaskList'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { queryOf } from '#portal/http/queries.ts'
import { useOffers } from '#portal/parts/useOffers.ts'
import { useSecurity } from '#portal/session/useSession.ts'
import * as css from './home.css.ts'

type Task = DataOf<typeof getOnboarding>['tasks'][number]

/** Where a task is done; a link only for whom the page opens. A first ticket comes by itself. */
const hrefs: Partial<Record<OnboardingTaskName, string>> = {
  realname: '/my/enterprise-info/realname',
  ukey: '/my/enterprise-info/ukey/list',
  users: '/my/enterprise-info/user/list',
  account: '/my/account/info',
  billing: '/my/invoice-manage/invoice-info',
  product: '/my/product/overview',
  signup: '/my/signup/product',
  limit: '/my/limit/query',
  firstIssue: '/credit/core/issue/issue',
}
const tones: Record<OnboardingState, StatusTone> = {
  OPEN: 'neutral',
  WAITING: 'info',
  DONE: 'success',
  FAILED: 'danger',
  EXPIRED: 'danger',
  SOON: 'warning',
  BLOCKED: 'neutral',
}

/** What a new enterprise does next (product §6.1): open, waiting, done, failed and why, as the server knows it. */
export function FirstSteps({ tasks }: { tasks: readonly Task[] }) {
  const { t } = useTranslation('home')
  // A page that the platform's menus do not offer has no link here either.
  const offers = useOffers()
  const parent = useSecurity().user3?.parentName
  function hrefOf({ task, state }: Task): string | undefined {
    const href = hrefs[task]
    const isClosed = state === 'BLOCKED' || state === 'DONE'
    return href === undefined || isClosed || !offers(href) ? undefined : href
  }
  const hintOf = ({ task, state, why }: Task) => {
    if (state === 'DONE') return undefined
    if (state === 'FAILED' && why !== undefined) return why
    if (state === 'EXPIRED' || state === 'SOON') return t('stepRenew')
    if (task === 'limit' && state === 'OPEN' && parent !== undefined) return t('stepPart', { parent })
    return t(state === 'BLOCKED' ? `stepBlocked.${task}` : `stepHint.${task}`)
  }
  return (
    <div className={css.firstSteps}>
      <TaskList
        title={t('firstSteps')}
        tasks={tasks.map((each) => ({
          id: each.task,
          title: t(`step.${each.task}`),
          isDone: each.state === 'DONE',
          status: { label: t(`stepState.${each.state}`), tone: tones[each.state] },
          hint: hintOf(each),
          href: hrefOf(each),
        }))}
      />
    </div>
  )
}

/** Of the enterprise; nothing before it is known, for a list that vanishes again would only confuse. */
export function useOnboarding(): readonly Task[] {
  return useQuery(queryOf('corp', getOnboarding, {})).data?.tasks ?? []
}

/** On a home: empty when everything is done, then the list disappears. */
export function useFirstSteps(): readonly Task[] {
  const tasks = useOnboarding()
  return isAboard(tasks) ? [] : tasks
}
