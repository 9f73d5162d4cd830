import { InterruptionPanel } from '@jinpiao/ui-kit/InterruptionPanel'
import { Link } from '@jinpiao/ui-kit/Link'
import { useTranslation } from 'react-i18next'
import { linePath } from '#portal/business/loanPaths.ts'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'

/** In place of the form where there is no line to draw from: where one is applied for. */
export function NoLine() {
  const { t } = useTranslation('loanDraws')
  const mayOpen = useMayOpen()
  return (
    <InterruptionPanel
      title={t('noLine')}
      actions={
        mayOpen(linePath) && (
          <Link kind="action" href={linePath}>
            {t('toLine')}
          </Link>
        )
      }
    >
      <p>{t('noLineText')}</p>
    </InterruptionPanel>
  )
}
