import { Money } from '@jinpiao/ui-kit/Money'
import { useTranslation } from 'react-i18next'
import type { CheckProps } from '#portal/archetypes/apply/defineApply.ts'
import { FactSheet } from '#portal/parts/FactSheet.tsx'
import { FileLinks } from '#portal/parts/FileLinks.tsx'
import { DayText } from '#portal/parts/Moment.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'
import type { ClaimForm, ClaimFormFacts } from './claimForm.ts'

/** What is stated: the ticket, its payee, and what proves the payment. */
export function ClaimCheck({ values, toField }: CheckProps<ClaimForm, ClaimFormFacts>) {
  const { t } = useTranslation('redeemClaim')
  const { name } = useTerms()
  return (
    <>
      <FactSheet
        title={t('stated')}
        change={{ onPress: () => toField('bankSerial') }}
        rows={[
          { label: name('creditNo'), value: values.creditNo },
          { label: name('payeeName'), value: values.payeeName },
          {
            label: name('amount'),
            value: (
              <strong>
                <Money value={values.amount} unit />
              </strong>
            ),
          },
          { label: name('bankSerial'), value: values.bankSerial },
          { label: t('paidOn'), value: <DayText day={values.payDate} /> },
          {
            label: name('payReceiptFiles'),
            value: <FileLinks files={values.files} name={name('payReceiptFiles')} />,
            isWide: true,
          },
        ]}
      />
      <p>{t('checkText')}</p>
    </>
  )
}
