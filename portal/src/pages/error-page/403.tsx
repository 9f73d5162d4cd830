import { Button } from '@jinpiao/ui-kit/Button'
import { InterruptionPanel } from '@jinpiao/ui-kit/InterruptionPanel'
import { Link } from '@jinpiao/ui-kit/Link'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { ProseText } from '#portal/parts/Moment.tsx'
import { openDialog } from '#portal/parts/openDialog.ts'
import * as css from '#portal/parts/page.css.ts'
import { usePlatform } from '#portal/parts/platform.ts'
import { homeOf } from '#portal/routes/decide.ts'
import { routeOf } from '#portal/routes/routes.ts'
import { canSwitchRole } from '#portal/session/roleLabel.ts'
import { useRoleLabel } from '#portal/session/useRoleLabel.ts'
import { useSecurity, useVisitor } from '#portal/session/useSession.ts'

/** Which page, in which role, and the ways out (product §4.2). */
export default function Forbidden() {
  const { t } = useTranslation(['errors', 'routes'])
  const [query] = useSearchParams()
  const security = useSecurity()
  const visitor = useVisitor()
  const labelOf = useRoleLabel()
  const { hotline, hotlineHours } = usePlatform()
  const route = routeOf(query.get('from') ?? '')
  const role = security.currentRole3

  return (
    <InterruptionPanel
      title={t('routes:forbidden')}
      actions={
        <>
          {canSwitchRole(security) && (
            <Button tone="primary" onPress={() => openDialog('role')}>
              {t('switchRole')}
            </Button>
          )}
          <Link kind="standalone" href={homeOf(visitor)}>
            {t('home')}
          </Link>
        </>
      }
    >
      <p>{route === undefined ? t('forbiddenUnknown') : t('forbiddenPage', { page: t(`routes:${route.title}`) })}</p>
      {role && <p>{t('forbiddenRole', { role: labelOf(role), corp: security.user3?.userName ?? '' })}</p>}
      {canSwitchRole(security) && <p>{t('forbiddenSwitch')}</p>}
      <p className={css.muted}>
        <ProseText>{t('forbiddenAsk', { hotline, hours: hotlineHours })}</ProseText>
      </p>
    </InterruptionPanel>
  )
}
