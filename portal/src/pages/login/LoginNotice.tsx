import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { routeOf } from '../../routes.ts'
import * as css from './Login.css.ts'

/** Why somebody is here again: a lost session (accessibility 5.18), a new password. */
export function LoginNotice({ redirect }: { redirect: string | undefined }) {
  const { t } = useTranslation(['login', 'routes'])
  const [query] = useSearchParams()
  const text = words()
  return text === undefined ? null : <p className={css.noticeBox}>{text}</p>

  function words(): string | undefined {
    if (query.has('reset')) return t('passwordReset')
    if (!query.has('expired')) return undefined
    const route = routeOf(redirect?.split('?')[0] ?? '')
    if (route === undefined) return t('expiredHome')
    return t(query.has('saved') ? 'expiredSaved' : 'expired', { page: t(`routes:${route.title}`) })
  }
}
