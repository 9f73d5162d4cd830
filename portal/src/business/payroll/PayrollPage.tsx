import { finance, type Wage } from '@jinpiao/contract/finance'
import { financeDetailPage } from '@jinpiao/contract/permissions/finance'
import { InlineMessage } from '@jinpiao/ui-kit/InlineMessage'
import { decimalToFen } from '@jinpiao/values/money'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { applicationQuery } from '#portal/archetypes/applicationQuery.ts'
import { DetailPage } from '#portal/archetypes/DetailPage.tsx'
import { FillingIn } from '#portal/parts/fillingIn.ts'
import * as layout from '#portal/parts/layout.css.ts'
import { useLossQuestion } from '#portal/parts/useLossQuestion.ts'
import { ActsOutcome } from '#portal/signing/ActsOutcome.tsx'
import { PayrollCheck } from './PayrollCheck.tsx'
import { PayrollEditor } from './PayrollEditor.tsx'
import { PayrollResult } from './PayrollResult.tsx'
import { emptyWage, isBegun, type PayrollForm } from './payrollForm.ts'
import { readHref } from './readHref.ts'
import { useFailedWages } from './useFailedWages.ts'
import { usePayroll } from './usePayroll.ts'

/** Steps of the page, as they stand in its address. */
type PayrollStep = 'form' | 'check' | 'done'

interface PayrollPageProps {
  /** The financing that pays. */
  pkFinance: string
  /** The list whose failed wages begin this one; '' where it begins empty. */
  again?: string
  /** As the address has it; anything else is the form. */
  step: string
  toStep: (step: PayrollStep) => void
}

/** 代发工资 of one financing: the list, its check, the signature, the result. */
export function PayrollPage({ pkFinance, again = '', step, toStep }: PayrollPageProps) {
  const { t } = useTranslation(['finance', 'routes'])
  const query = useQuery(applicationQuery(finance, pkFinance))
  const form = useForm<PayrollForm>({ defaultValues: { wages: [emptyWage()] } })
  useFailedWages(again, form)
  const [wages, setWages] = useState<Wage[]>()
  const acts = usePayroll(pkFinance, () => toStep('done'))
  const [result] = acts.answered?.results ?? []
  const isPaid = step === 'done' && result?.ok === true
  useLossQuestion(() => !isPaid && isBegun(form.getValues()))
  if (isPaid && wages !== undefined) {
    return <PayrollResult result={result} wages={wages} financeHref={readHref(pkFinance)} />
  }
  const isChecking = step !== 'form' && wages !== undefined
  return (
    <>
      <DetailPage
        query={query}
        title={t(isChecking ? 'payroll.checkTitle' : 'payroll.title')}
        trail={[
          { label: t('routes:financeDetail'), href: financeDetailPage[0] },
          { label: query.data?.application.applyNo ?? t('payroll.from'), href: readHref(pkFinance) },
        ]}
        above={<ActsOutcome acts={acts} />}
      >
        {({ application, wagesLeft }) =>
          isChecking ? (
            <FillingIn value={true}>
              <PayrollCheck
                wages={wages}
                financing={application}
                busy={acts.busy}
                onSign={() => acts.pay(wages)}
                onBack={() => toStep('form')}
              />
            </FillingIn>
          ) : (
            <div className={layout.stack}>
              {application.state === 'PENDING_PAYMENT' && (
                <InlineMessage tone="info">{t('payroll.early')}</InlineMessage>
              )}
              <PayrollEditor
                form={form}
                facts={{ state: application.state, leftFen: decimalToFen(wagesLeft ?? '0.00') }}
                onChecked={(checked) => {
                  setWages(checked)
                  toStep('check')
                }}
              />
            </div>
          )
        }
      </DetailPage>
      {acts.dialog}
    </>
  )
}
