import type { EntryResult } from '@jinpiao/contract/envelope'
import type { Wage } from '@jinpiao/contract/finance'
import { flows } from '@jinpiao/contract/flow'
import { wagesFen } from '@jinpiao/contract/payrollRules'
import { Link } from '@jinpiao/ui-kit/Link'
import { SummaryList } from '@jinpiao/ui-kit/SummaryList'
import { useTranslation } from 'react-i18next'
import { flowProgress } from '#portal/archetypes/apply/flowProgress.ts'
import { ResultPage } from '#portal/archetypes/ResultPage.tsx'
import { NumberLink } from '#portal/parts/NumberLink.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'
import { readHref } from './readHref.ts'

interface PayrollResultProps {
  result: EntryResult
  wages: readonly Wage[]
  /** Of the financing that pays. */
  financeHref: string
}

/** What was submitted, and who does what next. */
export function PayrollResult({ result, wages, financeHref }: PayrollResultProps) {
  const { t } = useTranslation(['finance', 'apply'])
  const terms = useTerms()
  const [first, second] = flows.PAYROLL.steps
  const progress = flowProgress('PAYROLL', result.state ?? first.state) ?? []
  return (
    <ResultPage
      title={t('payroll.resultTitle')}
      tone="success"
      amount={wagesFen(wages)}
      next={{
        title: t('apply:resultNext'),
        steps: [
          { id: 'submitted', title: t('apply:submittedStep'), state: 'done' },
          { id: first.state, title: terms.words(first.name), state: progress[0] ?? 'upcoming' },
          {
            id: second.state,
            title: terms.words(second.name),
            state: progress[1] ?? 'upcoming',
            comment: t('payroll.bankStep'),
          },
        ],
      }}
      actions={
        <>
          <Link href={readHref(result.id)} kind="action">
            {t('payroll.toList')}
          </Link>
          <Link href={financeHref} kind="standalone">
            {t('payroll.toFinancing')}
          </Link>
        </>
      }
    >
      <SummaryList
        rows={[
          {
            label: terms.name('applyNo'),
            value: <NumberLink term="applyNo" of={{ pkApply: result.id, businessType: 'PAYROLL' }} no={result.no} />,
          },
          { label: terms.name('payrollCount'), value: t('people', { count: wages.length }) },
        ]}
      />
    </ResultPage>
  )
}
