import type { BusinessType } from '@jinpiao/contract/flow'
import type { SummaryRow } from '@jinpiao/ui-kit/SummaryList'
import { useTranslation } from 'react-i18next'
import type { CheckProps } from '#portal/archetypes/apply/defineApply.ts'
import { useUsableAccounts } from '#portal/business/accounts/useUsableAccounts.ts'
import { FactSheet } from '#portal/parts/FactSheet.tsx'
import { FileLinks } from '#portal/parts/FileLinks.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'
import { LoanFacts } from './LoanFacts.tsx'
import { type LoanFormFacts, type LoanValues, toLoanPayload } from './loanForm.ts'

interface LoanCheckProps extends CheckProps<LoanValues, LoanFormFacts> {
  of: BusinessType
  /** Rows of the type: with the terms, and with the files. */
  more?: readonly SummaryRow[]
  moreFiles?: readonly SummaryRow[]
}

/** The application that will be signed, with the way back to each of its fields. */
export function LoanCheck({ of, values, facts, toField, more = [], moreFiles = [] }: LoanCheckProps) {
  const { t } = useTranslation('loanApply')
  const { name } = useTerms()
  const { find, nameOf } = useUsableAccounts('COLLECT')
  const account = find(values.pkAccount)
  const product = facts.products.find(({ pkProduct }) => pkProduct === values.fkProduct)
  const change = (field: string) => ({ onPress: () => toField(field) })
  const held = (field: 'authFiles' | 'otherFiles'): SummaryRow => ({
    label: name(field),
    value: values[field].length > 0 && <FileLinks files={values[field]} name={name(field)} />,
    isWide: true,
    change: change(field),
  })
  return (
    <>
      <LoanFacts
        of={of}
        payload={toLoanPayload(values)}
        productName={product?.name}
        funderName={values.funderName}
        annualRate={product?.annualRate}
        more={more}
        changeOf={change}
      />
      <FactSheet
        title={t('payment')}
        rows={[
          { label: name('receivingAccount'), value: account && nameOf(account), change: change('pkAccount') },
          held('authFiles'),
          ...moreFiles,
          held('otherFiles'),
        ]}
      />
    </>
  )
}
