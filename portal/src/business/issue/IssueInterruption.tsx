import { InterruptionPanel } from '@jinpiao/ui-kit/InterruptionPanel'
import { Link } from '@jinpiao/ui-kit/Link'
import { useTranslation } from 'react-i18next'
import { OverdueWayOut } from '#portal/business/redeem/OverdueWayOut.tsx'
import { ProseText } from '#portal/parts/Moment.tsx'
import { usePlatform } from '#portal/parts/platform.ts'
import { homeOf } from '#portal/routes/decide.ts'
import { useVisitor } from '#portal/session/useSession.ts'

const SUSPENDED = '04000120'
const titles = {
  [SUSPENDED]: 'interruption.suspended',
  '03000280': 'interruption.licence',
  '04000121': 'interruption.product',
  noLimit: 'interruption.noLimit',
} as const

/**
 * Archetype I: why nothing can be issued now, whom to ask, the way out: what is overdue is paid in 兑付登记. Said before anybody has typed anything.
 *
 * @param message the server's words; without them there is no limit.
 */
export function IssueInterruption({ kind, message }: { kind: string; message?: string }) {
  const { t } = useTranslation('issue')
  const { hotline, hotlineHours } = usePlatform()
  const visitor = useVisitor()
  const title = kind in titles ? titles[kind as keyof typeof titles] : 'interruption.other'
  return (
    <InterruptionPanel
      title={t(title)}
      actions={
        <>
          {kind === SUSPENDED && <OverdueWayOut />}
          <Link href={homeOf(visitor)} kind="standalone">
            {t('interruption.home')}
          </Link>
        </>
      }
    >
      <p>{message ?? t('interruption.noLimitText')}</p>
      <p>
        <ProseText>{t('interruption.ask', { hotline, hours: hotlineHours })}</ProseText>
      </p>
    </InterruptionPanel>
  )
}
