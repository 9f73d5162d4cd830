import { InterruptionPanel } from '@jinpiao/ui-kit/InterruptionPanel'
import { Link } from '@jinpiao/ui-kit/Link'
import { SummaryList } from '@jinpiao/ui-kit/SummaryList'
import { useTranslation } from 'react-i18next'
import { useTerms } from '#portal/parts/useTerms.ts'
import { homeOf } from '#portal/routes/decide.ts'
import { useSecurity, useVisitor } from '#portal/session/useSession.ts'

/** The enterprise is verified already (product §4.2). */
export default function Authorized() {
  const { t } = useTranslation(['errors', 'routes'])
  const { name } = useTerms()
  const { user3 } = useSecurity()
  const visitor = useVisitor()
  return (
    <InterruptionPanel
      title={t('routes:authorized')}
      actions={
        <Link kind="standalone" href={homeOf(visitor)}>
          {t('authorizedHome')}
        </Link>
      }
    >
      <p>{t('authorizedText')}</p>
      {user3 && (
        <SummaryList
          rows={[
            { label: name('corpName'), value: user3.userName },
            { label: name('creditCode'), value: user3.creditCode },
          ]}
        />
      )}
    </InterruptionPanel>
  )
}
