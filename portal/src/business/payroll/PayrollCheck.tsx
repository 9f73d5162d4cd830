import type { Wage } from '@jinpiao/contract/finance'
import { wagesFen } from '@jinpiao/contract/payrollRules'
import { AmountInWords } from '@jinpiao/ui-kit/AmountInWords'
import { Button } from '@jinpiao/ui-kit/Button'
import { CardNumber } from '@jinpiao/ui-kit/CardNumber'
import { DataTable } from '@jinpiao/ui-kit/DataTable'
import { surface } from '@jinpiao/ui-kit/lib/surface.css'
import { Money } from '@jinpiao/ui-kit/Money'
import { useTranslation } from 'react-i18next'
import * as css from '#portal/archetypes/apply/apply.css.ts'
import { FactSheet } from '#portal/parts/FactSheet.tsx'
import * as layout from '#portal/parts/layout.css.ts'
import { useTerms } from '#portal/parts/useTerms.ts'

interface PayrollCheckProps {
  wages: readonly Wage[]
  /** The financing that pays. */
  financing: { applyNo: string; funderName: string }
  busy: boolean
  onSign: () => void
  onBack: () => void
}

/** 核对: each person with the account that will be paid, as it will be signed. */
export function PayrollCheck({ wages, financing, busy, onSign, onBack }: PayrollCheckProps) {
  const { t } = useTranslation(['finance', 'apply'])
  const terms = useTerms()
  const { name } = terms
  const total = wagesFen(wages)
  return (
    <div className={layout.stack}>
      <FactSheet
        title={t('payroll.from')}
        rows={[
          { label: name('applyNo'), value: financing.applyNo },
          { label: name('funderName'), value: financing.funderName },
          { label: name('payrollCount'), value: t('people', { count: wages.length }) },
          {
            label: name('payrollAmount'),
            value: (
              <>
                <strong>
                  <Money value={total} unit />
                </strong>
                <AmountInWords value={total} />
              </>
            ),
          },
        ]}
      />
      <section className={surface}>
        <DataTable
          caption={t('payroll.people')}
          columns={[
            { id: 'person', header: name('payeePerson'), rowHeader: true, cell: ({ personName }) => personName },
            { id: 'account', header: name('accountNo'), cell: ({ accountNo }) => <CardNumber value={accountNo} /> },
            { id: 'bank', header: name('payeeBank'), cell: ({ bankName }) => bankName },
            {
              id: 'amount',
              header: terms.heading('payrollAmount'),
              card: 'amount',
              align: 'end',
              cell: ({ amount }, hasHeader) => <Money value={amount} unit={!hasHeader} />,
            },
          ]}
          rows={wages}
          rowKey={({ accountNo }) => accountNo}
          rowName={({ personName }) => personName}
          empty={{ text: t('payroll.none') }}
        />
      </section>
      <div className={css.footer}>
        <Button tone="primary" busy={busy} onPress={onSign}>
          {t('apply:signAndSubmit')}
        </Button>
        <Button onPress={onBack}>{t('apply:backToForm')}</Button>
      </div>
    </div>
  )
}
