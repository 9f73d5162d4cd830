import { useTranslation } from 'react-i18next'
import { FormLink } from '#portal/archetypes/apply/FormLink.tsx'
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
          <FormLink of="LOAN_DRAW" href={drawPath} kind="standalone">
            {t('toDraw')}
          </FormLink>
        </p>
      )}
    </>
  )
}
