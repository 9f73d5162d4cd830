import { DataTable } from '@jinpiao/ui-kit/DataTable'
import { surface } from '@jinpiao/ui-kit/lib/surface.css'
import { Money } from '@jinpiao/ui-kit/Money'
import { useTranslation } from 'react-i18next'
import type { CheckProps } from '#portal/archetypes/apply/defineApply.ts'
import { useUsableAccounts } from '#portal/business/accounts/useUsableAccounts.ts'
import { columnsOf } from '#portal/lists/columns.tsx'
import { FactSheet } from '#portal/parts/FactSheet.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'
import { PaidTo } from './PaidTo.tsx'
import { PayDay } from './PayDay.tsx'
import { payeesOf, type RedeemForm, type RedeemTicket, totalOf } from './redeemForm.ts'
import type { RedeemFacts } from './useRedeemFacts.ts'

/** How much is paid from where and when, what each payee gets, then each ticket. */
export function RedeemCheck({ values, toField }: CheckProps<RedeemForm, RedeemFacts>) {
  const { t } = useTranslation('redeem')
  const terms = useTerms()
  const { name } = terms
  const { find, nameOf } = useUsableAccounts('REPAY')
  const account = find(values.pkAccount)
  const columns = columnsOf<RedeemTicket>(
    [
      'creditNo',
      'payeeName',
      { id: 'account', header: name('receivingAccount'), cell: (row) => <PaidTo of={row} /> },
      'amount',
      'promisedDate',
    ],
    { terms },
  )
  const payees = payeesOf(values.tickets)
  return (
    <>
      <FactSheet
        title={t('payment')}
        change={{ onPress: () => toField('payDate') }}
        rows={[
          {
            label: name('amount'),
            value: (
              <strong>
                <Money value={totalOf(values.tickets)} unit />
              </strong>
            ),
          },
          { label: name('payDate'), value: <PayDay day={values.payDate} /> },
          { label: name('payAccount'), value: account && nameOf(account) },
          { label: name('remark'), value: values.remark, isWide: true },
        ]}
      />
      <FactSheet
        title={t('payees')}
        rows={payees.map((payee) => ({
          label: payee.name,
          value: (
            <>
              <Money value={payee.fen} unit /> {t('payeeLines', { count: payee.count })}
            </>
          ),
        }))}
      />
      <section className={surface}>
        <DataTable
          caption={t('tickets')}
          columns={columns}
          rows={values.tickets}
          rowKey={({ pkCredit }) => pkCredit}
          rowName={({ creditNo, payeeName }) => t('ticketName', { creditNo, payee: payeeName })}
          empty={{ text: t('noTickets') }}
        />
      </section>
    </>
  )
}
