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
    const route = routeOf(redirect?.split('?')[0] ?? '')
    if (route === undefined) return t('expiredHome')
    return t(query.has('saved') ? 'expiredSaved' : 'expired', { page: t(`routes:${route.title}`) })
  }
}
