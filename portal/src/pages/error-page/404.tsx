import { InterruptionPanel } from '@jinpiao/ui-kit/InterruptionPanel'
import { Link } from '@jinpiao/ui-kit/Link'
import { useTranslation } from 'react-i18next'
import { HelpLink } from '#portal/parts/HelpLink.tsx'
import { ProseText } from '#portal/parts/Moment.tsx'
import * as css from '#portal/parts/page.css.ts'
import { usePlatform } from '#portal/parts/platform.ts'
import { homeOf } from '#portal/routes/decide.ts'
import { useVisitor } from '#portal/session/useSession.ts'

/** No page has this address: what to check, and the ways out (product §4.2). */
export default function NotFound() {
  const { t } = useTranslation(['errors', 'routes'])
  const visitor = useVisitor()
  const { hotline, hotlineHours } = usePlatform()

  return (
    <InterruptionPanel
      title={t('routes:notFound')}
      actions={
        <>
          <Link kind="standalone" href={homeOf(visitor)}>
            {t('home')}
          </Link>
          <HelpLink>{t('helpCentre')}</HelpLink>
        </>
      }
    >
      <p>{t('notFoundText')}</p>
      <p>{t('notFoundTry')}</p>
      <p className={css.muted}>
        <ProseText>{t('notFoundAsk', { hotline, hours: hotlineHours })}</ProseText>
      </p>
    </InterruptionPanel>
  )
}
