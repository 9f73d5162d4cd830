import { purposeNames, purposes, repayMethodNames, repayMethods } from '@jinpiao/contract/states/loans'
import { surface } from '@jinpiao/ui-kit/lib/surface.css'
import { Money } from '@jinpiao/ui-kit/Money'
import { useTranslation } from 'react-i18next'
import type { CheckProps } from '#portal/archetypes/apply/defineApply.ts'
import { useUsableAccounts } from '#portal/business/accounts/useUsableAccounts.ts'
import { fenOf } from '#portal/business/trade/tradeForm.ts'
import { FactSheet } from '#portal/parts/FactSheet.tsx'
import { FileLinks } from '#portal/parts/FileLinks.tsx'
import { ProseText } from '#portal/parts/Moment.tsx'
import * as page from '#portal/parts/page.css.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import type { DrawFacts } from './drawFacts.ts'
import type { DrawForm } from './loanDrawForm.ts'
import { PlanRows } from './PlanRows.tsx'
import { useTrial } from './useTrial.ts'

/** The draw that will be signed, with the way back to each part, and its plan as of today. */
export function DrawCheck({ values, facts, toField }: CheckProps<DrawForm, DrawFacts>) {
  const { t } = useTranslation('loanDraws')
  const { name, words } = useTerms()
  const { find, nameOf } = useUsableAccounts('COLLECT')
  const { trial } = useTrial(values, facts)
  const account = find(values.pkAccount)
  const method = repayMethodNames.find((each) => each === values.method)
  const purpose = purposeNames.find((each) => each === values.purpose)
  const change = (field: string) => ({ onPress: () => toField(field) })
  return (
    <>
      <FactSheet
        title={t('terms')}
        change={change('amount')}
        rows={[
          { label: name('agreementNo'), value: facts.line?.agreementNo },
          { label: name('funderName'), value: values.funderName },
          {
            label: name('amount'),
            value: (
              <strong>
                <Money value={fenOf(values.amount)} unit />
              </strong>
            ),
          },
          { label: name('months'), value: t('monthCount', { count: Number(values.months) }) },
          { label: name('repayMethod'), value: method && words(repayMethods[method].label) },
          { label: name('annualRate'), value: facts.line && <ProseText>{`${facts.line.annualRate}%`}</ProseText> },
        ]}
      />
      <FactSheet
        title={t('use')}
        change={change('purpose')}
        rows={[
          { label: name('purpose'), value: purpose && words(purposes[purpose].label) },
          { label: name('purposeNote'), value: values.purposeNote, isWide: true },
          {
            label: name('contractFiles'),
            value: values.contractFiles.length > 0 && (
              <FileLinks files={values.contractFiles} name={name('contractFiles')} />
            ),
            isWide: true,
          },
        ]}
      />
      <FactSheet
        title={t('payment')}
        change={change('pkAccount')}
        rows={[{ label: name('receivingAccount'), value: account && nameOf(account) }]}
      />
      {trial && (
        <section className={`${surface} ${page.section}`}>
          <h3 className={page.heading}>{t('trialPlan')}</h3>
          <PlanRows trial={trial} />
        </section>
      )}
    </>
  )
}
