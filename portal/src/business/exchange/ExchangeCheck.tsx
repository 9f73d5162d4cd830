import { Money } from '@jinpiao/ui-kit/Money'
import { useTranslation } from 'react-i18next'
import type { CheckProps } from '#portal/archetypes/apply/defineApply.ts'
import { useUsableAccounts } from '#portal/business/accounts/useUsableAccounts.ts'
import { FactSheet } from '#portal/parts/FactSheet.tsx'
import { DayText } from '#portal/parts/Moment.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'
import { type ExchangeForm, totalOf } from './exchangeForm.ts'
import { TicketTable } from './TicketTable.tsx'
import type { ExchangeFacts } from './useExchangeFacts.ts'

/** The bill that is wanted and its fee, where it is delivered, then each ticket. */
export function ExchangeCheck({ values, toField }: CheckProps<ExchangeForm, ExchangeFacts>) {
  const { t } = useTranslation('exchange')
  const { name } = useTerms()
  const { find, nameOf } = useUsableAccounts('COLLECT')
  const account = find(values.pkAccount)
  return (
    <>
      <FactSheet
        title={t('wanted')}
        change={{ onPress: () => toField('billDueDate') }}
        rows={[
          { label: name('acceptorName'), value: values.acceptorName },
          {
            label: t('total'),
            value: (
              <strong>
                <Money value={totalOf(values.tickets)} unit />
              </strong>
            ),
          },
          { label: name('billDueDate'), value: <DayText day={values.billDueDate} /> },
          { label: name('feeAmount'), value: <Money value={values.feeQuoted} unit /> },
        ]}
      />
      <FactSheet
        title={t('delivery')}
        change={{ onPress: () => toField('pkAccount') }}
        rows={[
          { label: name('receivingAccount'), value: account && nameOf(account) },
          { label: name('remark'), value: values.remark, isWide: true },
        ]}
      />
      <TicketTable tickets={values.tickets} />
    </>
  )
}
