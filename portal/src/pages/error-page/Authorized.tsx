import { Link } from '@jinpiao/ui-kit/Link'
import { useTranslation } from 'react-i18next'
import { homeOf } from '../../app/decide.ts'
import * as css from '../../app/shell/frame.css.ts'
import { useSecurity, useVisitor } from '../../session/useSession.ts'

/** The enterprise is verified already (product §4.2). */
export default function Authorized() {
  const { t } = useTranslation(['errors', 'routes'])
  const { user3 } = useSecurity()
  const visitor = useVisitor()
  return (
    <div className={css.notice}>
      <h1 className={css.pageTitle}>{t('routes:authorized')}</h1>
      <p>{t('authorizedText')}</p>
      {user3 && (
        <dl className={css.facts}>
          <dt>{t('corp')}</dt>
          <dd>{user3.userName}</dd>
          <dt>{t('creditCode')}</dt>
          <dd>{user3.creditCode}</dd>
        </dl>
      )}
      <Link kind="standalone" href={homeOf(visitor)}>
        {t('authorizedHome')}
      </Link>
    </div>
  )
}
