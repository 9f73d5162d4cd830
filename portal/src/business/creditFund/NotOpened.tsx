import { InterruptionPanel } from '@jinpiao/ui-kit/InterruptionPanel'
import { Link } from '@jinpiao/ui-kit/Link'
import { useTranslation } from 'react-i18next'

/** In place of the form where the enterprise has not opened the product: where it is opened. */
export function NotOpened() {
  const { t } = useTranslation('creditFund')
  return (
    <InterruptionPanel
      title={t('notOpened')}
      actions={
        <Link kind="action" href="/my/product/overview">
          {t('toProducts')}
        </Link>
      }
    >
      <p>{t('notOpenedText')}</p>
    </InterruptionPanel>
  )
}
