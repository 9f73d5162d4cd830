import { listCredits } from '@jinpiao/contract/credits'
import { listLimits } from '@jinpiao/contract/limits'
import { listObstaclesByType } from '@jinpiao/contract/obstacleCalls'
import { getHomeFigures, getTodos, listRecentApplications } from '@jinpiao/contract/todos'
import { focusText } from '@jinpiao/ui-kit/lib/focusText'
import { useIsFetching } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom'
import { TicketDetail } from '#portal/business/tickets/TicketDetail.tsx'
import { TicketVoucher } from '#portal/business/tickets/TicketVoucher.tsx'
import { businessNow } from '#portal/http/serverClock.ts'
import { hasMemory } from '#portal/parts/focusMemory.ts'
import * as page from '#portal/parts/page.css.ts'
import { useDetailFocus } from '#portal/parts/useDetailFocus.ts'
import { useRoleLabel } from '#portal/session/useRoleLabel.ts'
import { useSecurity } from '#portal/session/useSession.ts'
import { dayPartOf } from './greeting.ts'
import * as css from './home.css.ts'
import { SuspensionBanner } from './SuspensionBanner.tsx'

interface HomePageProps {
  /** What one begins from here, beside the greeting. */
  action?: ReactNode
  children: ReactNode
}

/**
 * A home (archetype H) and, under `?ticket=`, one of its tickets, under `&print=1` that ticket's voucher: tickets have
 * no route of their own (spec §2).
 */
export function HomePage({ action, children }: HomePageProps) {
  const { t } = useTranslation('shell')
  const [parameters] = useSearchParams()
  const { pathname } = useLocation()
  const { user3 } = useSecurity()
  const pkCredit = parameters.get('ticket') ?? ''
  const isVoucher = parameters.has('print')
  useDetailFocus(pkCredit === '' ? '' : `${pkCredit}${isVoucher ? '/print' : ''}`)

  if (pkCredit !== '' && isVoucher) {
    return <TicketVoucher pkCredit={pkCredit} backHref={without(pathname, parameters, 'print')} />
  }
  if (pkCredit !== '') {
    return (
      <TicketDetail
        key={pkCredit}
        pkCredit={pkCredit}
        scope={user3?.userType === 'CORE' ? 'ISSUED' : 'HELD'}
        backHref={without(pathname, parameters, 'ticket', 'view')}
        backLabel={t('groups.home')}
      />
    )
  }
  return (
    <div className={css.home}>
      <div className={css.head}>
        <Greeting />
        {action}
      </div>
      <Parts>{children}</Parts>
    </div>
  )
}

/** The parts ask the server at once and appear together. */
function Parts({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common')
  const isReady = useIsReady()
  useSectionFocus(isReady)
  return (
    <>
      {!isReady && (
        <p className={css.loading} aria-busy="true">
          {t('loading')}
        </p>
      )}
      <div className={isReady ? page.page : css.waiting}>
        <SuspensionBanner />
        {children}
      </div>
    </>
  )
}

/**
 * Whether everything of the first screen has been answered once. How many cards and first steps there are is known only
 * then: parts that appear one by one push each other down.
 */
function useIsReady(): boolean {
  const [isReady, setReady] = useState(false)
  const waiting = useIsFetching({
    predicate: ({ queryKey, state }) => firstScreen.includes(queryKey[1]) && state.status === 'pending',
  })
  useEffect(() => {
    if (waiting > 0) return undefined
    // The parts are told of their answers in the same moment as this hook: they have drawn them one turn later.
    const timer = setTimeout(() => setReady(true))
    return () => clearTimeout(timer)
  }, [waiting])
  return isReady
}

const firstScreen: readonly unknown[] = [
  getTodos,
  getHomeFigures,
  listLimits,
  listCredits,
  listRecentApplications,
  listObstaclesByType,
].map(({ path }) => path)

function Greeting() {
  const { t } = useTranslation('home')
  const roleLabel = useRoleLabel()
  const { user3, currentRole3 } = useSecurity()
  const part = dayPartOf(businessNow())
  const name = user3?.personName ?? ''
  return (
    <div className={css.greeting}>
      <h1 className={page.title}>
        {currentRole3 === undefined
          ? t(`greetingPlain.${part}`, { name })
          : t(`greeting.${part}`, { name, role: roleLabel(currentRole3) })}
      </h1>
      <p className={page.muted}>
        {user3?.parentName === undefined
          ? user3?.userName
          : t('branchOf', { name: user3.userName, parent: user3.parentName })}
      </p>
    </div>
  )
}

/** A task card leads to a section of the page that one is on: its heading takes the focus, as with a page change. */
function useSectionFocus(isReady: boolean): void {
  const { hash, key } = useLocation()
  const isBack = useNavigationType() === 'POP'
  useEffect(() => {
    // Back returns to the link that was used, not to the section.
    if (!isReady || hash === '' || (isBack && hasMemory(key))) return
    focusText(document.getElementById(hash.slice(1)))
  }, [hash, key, isBack, isReady])
}

function without(pathname: string, parameters: URLSearchParams, ...names: string[]): string {
  const rest = new URLSearchParams(parameters)
  for (const name of names) rest.delete(name)
  return rest.size === 0 ? pathname : `${pathname}?${rest}`
}
