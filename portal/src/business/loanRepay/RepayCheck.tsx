import { getRepayTrial } from '@jinpiao/contract/loanRepay'
import { repaymentKinds } from '@jinpiao/contract/states/loans'
import { Money } from '@jinpiao/ui-kit/Money'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { CheckProps } from '#portal/archetypes/apply/defineApply.ts'
import { useUsableAccounts } from '#portal/business/accounts/useUsableAccounts.ts'
import { queryOf } from '#portal/http/queries.ts'
import { FactSheet } from '#portal/parts/FactSheet.tsx'
import { DayText } from '#portal/parts/Moment.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'
import { PlanChange } from './PlanChange.tsx'
import type { RepayFormFacts } from './repayFacts.ts'
import { partOf, type RepayForm } from './repayForm.ts'

/** What is repaid of which loan, what it costs, and the plan that it leaves. */
export function RepayCheck({ values, toField }: CheckProps<RepayForm, RepayFormFacts>) {
  const { t } = useTranslation('loanRepay')
  const { name, words } = useTerms()
  const { find, nameOf } = useUsableAccounts('REPAY')
  const account = find(values.pkAccount)
  const { pkDraw, kind } = values
  const query = kind === 'EARLY_ALL' ? { kind } : { kind, principal: partOf(values) }
  const { data: trial } = useQuery(queryOf('loans', getRepayTrial, { params: { pkDraw }, query }))
  return (
    <>
      <FactSheet
        title={t('repayment')}
        change={{ onPress: () => toField(kind === 'EARLY_PART' ? 'principal' : 'kind') }}
        rows={[
          { label: name('drawNo'), value: values.drawNo },
          { label: name('funderName'), value: values.funderName },
          { label: name('repayKind'), value: words(repaymentKinds[kind].label) },
          { label: name('repayPrincipal'), value: trial && <Money value={trial.repayPrincipal} unit /> },
          { label: name('accruedInterest'), value: trial && <Money value={trial.accruedInterest} unit /> },
          { label: name('feeAmount'), value: trial && <Money value={trial.feeAmount} unit /> },
          {
            label: name('repayTotal'),
            value: (
              <strong>
                <Money value={values.totalQuoted} unit />
              </strong>
            ),
          },
          { label: name('savedInterest'), value: trial && <Money value={trial.savedInterest} unit /> },
          { label: name('repayDate'), value: <DayText day={values.repayDate} /> },
          { label: name('repayAccount'), value: account && nameOf(account) },
        ]}
      />
      {trial && <PlanChange rows={trial.rows} />}
    </>
  )
}
