import { businessMessage } from '@jinpiao/contract/errors'
import type { ImportedPayroll, Wage } from '@jinpiao/contract/finance'
import { findPayrollProblems, type PayrollFacts } from '@jinpiao/contract/payrollRules'
import { Button } from '@jinpiao/ui-kit/Button'
import { Form } from '@jinpiao/ui-kit/Form'
import { formatMoney } from '@jinpiao/values/money'
import { useState } from 'react'
import { FormProvider, type Path, type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as css from '#portal/archetypes/apply/apply.css.ts'
import type { FormProblem } from '#portal/archetypes/apply/apply.ts'
import { TotalsRail } from '#portal/archetypes/apply/TotalsRail.tsx'
import { fenOf } from '#portal/business/trade/tradeForm.ts'
import { markErrors } from '#portal/parts/errorTitle.ts'
import { FillingIn } from '#portal/parts/fillingIn.ts'
import * as layout from '#portal/parts/layout.css.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { PayrollImport } from './PayrollImport.tsx'
import { type PayrollForm, toWages } from './payrollForm.ts'
import { WageFields } from './WageFields.tsx'

interface PayrollEditorProps {
  form: UseFormReturn<PayrollForm>
  facts: PayrollFacts
  /** The list is right, as far as the page can see. */
  onChecked: (wages: Wage[]) => void
}

/** The list of people with what it comes to, against what is left of the money. */
export function PayrollEditor({ form, facts, onChecked }: PayrollEditorProps) {
  const { t } = useTranslation('finance')
  const { language } = useTerms()
  const people = useFieldArray({ control: form.control, name: 'wages' })
  const [problems, setProblems] = useState<readonly FormProblem[]>([])

  function show(found: readonly FormProblem[]) {
    form.clearErrors()
    for (const { fieldId, message } of found) {
      if (fieldId !== undefined) form.setError(fieldId as Path<PayrollForm>, { message })
    }
    setProblems(found)
  }

  function check() {
    const wages = toWages(form.getValues('wages'))
    const found = findPayrollProblems(wages, facts).map(({ field, code, values }) => ({
      // What concerns the list as a whole has no field.
      ...(field.includes('.') && { fieldId: field }),
      message: businessMessage(code, values, language),
    }))
    show(found)
    if (found.length === 0) onChecked(wages)
  }

  function take({ wages, errors, seen }: ImportedPayroll) {
    // Nothing was read yet: what stands in the list stays until a worksheet is chosen.
    if (seen.sheet === '') return
    people.replace(
      wages.map(({ personName, accountNo, bankName, amount }) => ({ personName, accountNo, bankName, amount })),
    )
    show(
      errors.map(({ row, cell, field, message }) => ({
        fieldId: `wages.${wages.findIndex((wage) => wage.row === row)}.${field}`,
        message: t('payroll.inCell', { cell, message }),
      })),
    )
  }

  return (
    <FillingIn value={true}>
      <FormProvider {...form}>
        <div className={css.form}>
          <Form errors={problems} onSubmit={check} onChecked={markErrors}>
            <div className={layout.withRail}>
              <div className={layout.stack}>
                <PayrollImport onRead={take} />
                <WageFields people={people} />
              </div>
              <div className={layout.stickyRail} data-page-bar="rail">
                <PayrollTotals leftFen={facts.leftFen} />
              </div>
            </div>
            <div className={css.footer}>
              <Button type="submit" tone="primary">
                {t('payroll.toCheck')}
              </Button>
            </div>
          </Form>
        </div>
      </FormProvider>
    </FillingIn>
  )
}

/** Σ while one types, against what may still be paid. */
function PayrollTotals({ leftFen }: { leftFen: bigint }) {
  const { t } = useTranslation('finance')
  const wages = useWatch<PayrollForm, 'wages'>({ name: 'wages' })
  const total = wages.reduce((sum, { amount }) => sum + fenOf(amount), 0n)
  return (
    <TotalsRail
      title={t('payroll.total')}
      hint={t('people', { count: wages.length })}
      total={total}
      isOver={total > leftFen}
      foot={t(total > leftFen ? 'payroll.over' : 'payroll.left', {
        left: formatMoney(leftFen),
        after: formatMoney(leftFen - total),
      })}
    />
  )
}
