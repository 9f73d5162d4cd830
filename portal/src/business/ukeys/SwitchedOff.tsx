import { InterruptionPanel } from '@jinpiao/ui-kit/InterruptionPanel'
import { Link } from '@jinpiao/ui-kit/Link'
import { useTranslation } from 'react-i18next'
import { usePlatform } from '#portal/parts/platform.ts'
import type { RouteTitle } from '#portal/routes/route.ts'

/** In place of a form that this platform does not offer now (spec §3, `ukeyAdd`, `ukeyChange`). */
export function SwitchedOff({ page }: { page: Extract<RouteTitle, 'ukeyApply' | 'ukeyReset'> }) {
  const { t } = useTranslation(['ukeyOrders', 'routes'])
  const { hotline, hotlineHours } = usePlatform()
  return (
    <InterruptionPanel
      title={t(`routes:${page}`)}
      actions={
        <Link kind="standalone" href="/">
          {t('toHome')}
        </Link>
      }
    >
      <p>{t('switchedOff', { hotline, hours: hotlineHours })}</p>
    </InterruptionPanel>
  )
}
