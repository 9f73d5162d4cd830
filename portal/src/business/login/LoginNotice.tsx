import type { SessionEnd } from '@jinpiao/contract/sessionEnds'
import { Banner } from '@jinpiao/ui-kit/Banner'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { routeOf } from '#portal/routes/routes.ts'

/** Why somebody is here again: a lost session (accessibility §5.18), a new password. */
export function LoginNotice({ redirect }: { redirect: string | undefined }) {
  const { t } = useTranslation(['login', 'routes'])
  const [query] = useSearchParams()
  const text = words()
  return text === undefined ? null : <Banner tone={query.has('reset') ? 'success' : 'info'} title={text} />

  function words(): string | undefined {
    if (query.has('reset')) return t('passwordReset')
    if (!query.has('expired')) return undefined
    // Its values alone: the module comes with the calls, which the login page does not wait for.
    const why = query.get('expired') as SessionEnd | '1'
    if (why === 'DISABLED') return t('endedDisabled')
    const over = t(why === 'ELSEWHERE' ? 'endedElsewhere' : 'expired')
    const route = routeOf(redirect?.split('?')[0] ?? '')
    if (route === undefined) return t('overHome', { over })
    return t(query.has('saved') ? 'overSaved' : 'over', { over, page: t(`routes:${route.title}`) })
  }
}
