import type { DetailOf } from '@jinpiao/contract/applications'
import type { finance, WageLine } from '@jinpiao/contract/finance'
import { payrollLineStates } from '@jinpiao/contract/states/finance'
import { DataTable } from '@jinpiao/ui-kit/DataTable'
import { surface } from '@jinpiao/ui-kit/lib/surface.css'
import { Money } from '@jinpiao/ui-kit/Money'
import { StatusTag } from '@jinpiao/ui-kit/StatusTag'
import { useTranslation } from 'react-i18next'
import { ApplicationStateTag } from '#portal/archetypes/applicationColumns.tsx'
import { CuredBy } from '#portal/business/CuredBy.tsx'
import { FailReason } from '#portal/business/FailReason.tsx'
import { columnsOf } from '#portal/lists/columns.tsx'
import { FactSheet } from '#portal/parts/FactSheet.tsx'
import { MomentText } from '#portal/parts/Moment.tsx'
import { NumberLink } from '#portal/parts/NumberLink.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'

type Detail = DetailOf<typeof finance>

/** What a decision on wages rests on: the financing that pays, and each person with what became of the wage. */
export function PayrollDetail({ detail: { application, financing, wages } }: { detail: Detail }) {
  const { t } = useTranslation('finance')
  const terms = useTerms()
  const { name } = terms
  const { submittedAt } = application
  return (
    <>
      <CuredBy lines={wages} />
      <FactSheet
        title={t('payroll.from')}
        rows={[
          {
            label: name('applyNo'),
            value: financing && (
              <NumberLink term="applyNo" of={{ ...financing, businessType: 'FINANCE' }} no={financing.applyNo} />
            ),
          },
          { label: name('creditNo'), value: <NumberLink term="creditNo" of={application} no={application.creditNo} /> },
          { label: name('funderName'), value: application.funderName },
          { label: name('payrollCount'), value: t('people', { count: wages.length }) },
          { label: name('createdByName'), value: application.createdByName },
          { label: name('submittedAt'), value: submittedAt && <MomentText at={submittedAt} /> },
        ]}
      />
      <section className={surface}>
        <DataTable
          caption={t('payroll.people')}
          columns={columnsOf<WageLine>(
            [
              { id: 'person', header: name('payeePerson'), rowHeader: true, cell: ({ personName }) => personName },
              'accountNo',
              'amount',
              {
                id: 'state',
                header: name('lineState'),
                card: 'plain',
                cell: ({ state }) => (
                  <StatusTag tone={payrollLineStates[state].tone}>
                    {terms.words(payrollLineStates[state].label)}
                  </StatusTag>
                ),
              },
              { key: 'failReason', cell: (wage) => <FailReason of={wage} /> },
              { key: 'bankSerial', secondary: true },
              { key: 'paidAt', secondary: true },
            ],
            { terms },
          )}
          rows={wages}
          rowKey={({ line }) => String(line)}
          rowName={({ line, personName }) => t('payroll.rowName', { number: line + 1, person: personName })}
          empty={{ text: t('payroll.none') }}
        />
      </section>
    </>
  )
}

/** The lists of wages that a financing pays, with where each stands. */
export function PayrollLists({ payrolls }: Pick<Detail, 'payrolls'>) {
  const { t } = useTranslation('finance')
  const terms = useTerms()
  if (payrolls.length === 0) return null
  return (
    <section className={surface}>
      <DataTable
        caption={t('payroll.lists')}
        columns={columnsOf<Detail['payrolls'][number]>(
          [
            { key: 'applyNo', of: ({ pkApply }) => ({ pkApply, businessType: 'PAYROLL' }) },
            'payrollCount',
            'payrollAmount',
            'paidAmount',
            'failedAmount',
            {
              id: 'state',
              header: terms.name('state'),
              card: 'plain',
              cell: ({ state }) => (
                <ApplicationStateTag application={{ businessType: 'PAYROLL', state }} terms={terms} />
              ),
            },
          ],
          { terms },
        )}
        rows={payrolls}
        rowKey={({ pkApply }) => pkApply}
        rowName={({ applyNo }) => applyNo}
        empty={{ text: t('payroll.none') }}
      />
    </section>
  )
}

/** What has become of the money as far as it goes into wages: net − paid − under way = what may still be paid. */
export function WagesMade({ detail: { wagesMade, wagesLeft, payrolls } }: { detail: Detail }) {
  const { t } = useTranslation('finance')
  const terms = useTerms()
  if (wagesMade === null || wagesLeft === null || payrolls.length === 0) return null
  const { net, paid, open } = wagesMade
  return (
    <FactSheet
      title={t('payroll.made')}
      rows={[
        { label: terms.name('netAmount'), value: <Money value={net} unit /> },
        { label: t('payroll.paid'), value: <Money value={paid} unit /> },
        { label: t('payroll.inLists'), value: <Money value={open} unit /> },
        { label: t('payroll.payable'), value: <Money value={wagesLeft} unit /> },
      ]}
    />
  )
}
