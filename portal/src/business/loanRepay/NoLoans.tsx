import { Link } from '@jinpiao/ui-kit/Link'
import { useTranslation } from 'react-i18next'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'

const drawPath = '/credit/self-loan/draw/index'

/** In place of the fields where there is no loan: what could be repaid, and where one comes from. */
export function NoLoans() {
  const { t } = useTranslation('loanRepay')
  const mayOpen = useMayOpen()
  return (
    <>
      <p>{t('noLoans')}</p>
      {mayOpen(drawPath) && (
        <p>
          <Link href={drawPath} kind="standalone">
            {t('toDraw')}
          </Link>
        </p>
      )}
    </>
  )
}
