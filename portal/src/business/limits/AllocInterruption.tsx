import { InterruptionPanel } from '@jinpiao/ui-kit/InterruptionPanel'
import { Link } from '@jinpiao/ui-kit/Link'
import { useTranslation } from 'react-i18next'

/** Why nothing can be allocated now, and the way to the limits. `reason`: the server's words; without them there is no limit. */
export function AllocInterruption({ reason }: { reason: string | undefined }) {
  const { t } = useTranslation(['limits', 'routes'])
  return (
    <InterruptionPanel
      title={t('alloc.impossible')}
      actions={
        <Link href="/my/limit/query" kind="standalone">
          {t('routes:limits')}
        </Link>
      }
    >
      <p>{reason ?? t('empty')}</p>
    </InterruptionPanel>
  )
}
