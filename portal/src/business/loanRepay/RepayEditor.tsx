import type { loanRepay, RepayTrial } from '@jinpiao/contract/loanRepay'
import { announce } from '@jinpiao/ui-kit/lib/announce'
import { useSpokenProse } from '@jinpiao/ui-kit/lib/useSpokenProse'
import { MoneyField } from '@jinpiao/ui-kit/MoneyField'
import { RadioGroup } from '@jinpiao/ui-kit/RadioGroup'
import { decimalToFen, formatMoney } from '@jinpiao/values/money'
import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ApplyEditor } from '#portal/archetypes/apply/ApplyEditor.tsx'
import * as css from '#portal/archetypes/apply/apply.css.ts'
import type { EditorProps } from '#portal/archetypes/apply/defineApply.ts'
import { TotalsRail } from '#portal/archetypes/apply/TotalsRail.tsx'
import { PriceRows } from '#portal/archetypes/PriceSheet.tsx'
import { AccountField } from '#portal/business/accounts/AccountField.tsx'
import { fenOf } from '#portal/business/trade/tradeForm.ts'
import { ProseText } from '#portal/parts/Moment.tsx'
import { useErrorText } from '#portal/parts/useErrorText.ts'
import { useField } from '#portal/parts/useField.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { LoanField } from './LoanField.tsx'
import { NoLoans } from './NoLoans.tsx'
import { PlanChange } from './PlanChange.tsx'
import type { RepayFormFacts } from './repayFacts.ts'
import type { RepayForm } from './repayForm.ts'
import { TrialRows } from './TrialRows.tsx'
import { useTrial } from './useTrial.ts'

/** The form of an early repayment: which loan, how much of it, from which account; beside it what it costs and saves. */
export function RepayEditor({ state, facts, onChecked }: EditorProps<typeof loanRepay, RepayForm, RepayFormFacts>) {
  return (
    <ApplyEditor
      state={state}
      rail={<TrialRail facts={facts} />}
      isUploading={false}
      focusFirst={() => document.getElementById('pkDraw')?.focus()}
      lines={{ name: 'repayment', place: () => '' }}
      onChecked={onChecked}
    >
      <RepayFields facts={facts} />
    </ApplyEditor>
  )
}

function RepayFields({ facts }: { facts: RepayFormFacts }) {
  const { t } = useTranslation('loanRepay')
  const { name } = useTerms()
  const kind = useField('kind')
  const isPart = useWatch<RepayForm, 'kind'>({ name: 'kind' }) === 'EARLY_PART'
  const { trial } = useTrial(facts)
  return (
    <>
      <fieldset className={css.group}>
        <legend className={css.legend}>{t('loan')}</legend>
        {facts.loans.length === 0 ? <NoLoans /> : <LoanField loans={facts.loans} />}
      </fieldset>
      <fieldset className={css.group}>
        <legend className={css.legend}>{t('repayment')}</legend>
        <RadioGroup
          {...kind}
          label={name('repayKind')}
          options={[
            { value: 'EARLY_PART', label: t('part'), description: t('partHint') },
            { value: 'EARLY_ALL', label: t('all'), description: t('allHint') },
          ]}
          isRequired
        />
        {isPart && <PrincipalField loans={facts.loans} />}
        <AccountField name="pkAccount" label={name('repayAccount')} usage="REPAY" />
        <p id="repayDate" tabIndex={-1} className={css.hint}>
          <ProseText>{t('dayHint', { day: trial?.repayDate ?? facts.repayDate })}</ProseText>
        </p>
      </fieldset>
      {trial && <PlanChange rows={trial.rows} />}
    </>
  )
}

function PrincipalField({ loans }: Pick<RepayFormFacts, 'loans'>) {
  const { t } = useTranslation('loanRepay')
  const { name } = useTerms()
  const field = useField('principal')
  const pkDraw = useWatch<RepayForm, 'pkDraw'>({ name: 'pkDraw' })
  const loan = loans.find((each) => each.pkDraw === pkDraw)
  return (
    <MoneyField
      {...field}
      label={name('repayPrincipal')}
      description={
        loan ? <ProseText>{t('lessThan', { amount: formatMoney(loan.outstanding) })}</ProseText> : t('principalHint')
      }
      isOver={loan !== undefined && fenOf(field.value) >= decimalToFen(loan.outstanding)}
      showWords
      isRequired
    />
  )
}

/** What it costs, live and said once it has changed. */
function TrialRail({ facts }: { facts: RepayFormFacts }) {
  const { t } = useTranslation('loanRepay')
  const { trial, error, isAsking } = useTrial(facts)
  const errorText = useErrorText()
  useSaid(trial)
  const pkDraw = useWatch<RepayForm, 'pkDraw'>({ name: 'pkDraw' })
  const loan = facts.loans.find((each) => each.pkDraw === pkDraw)
  const price = <PriceRows prices={loan?.prices ?? []} />
  const rail = { title: t('trial'), foot: t('trialFoot') }
  if (trial === undefined) {
    const hint = isAsking ? t('asking') : error ? errorText(error) : t('noTrial')
    return (
      <div id="totalQuoted" tabIndex={-1}>
        <TotalsRail {...rail} hint={hint}>
          {price}
        </TotalsRail>
      </div>
    )
  }
  return (
    <div id="totalQuoted" tabIndex={-1}>
      <TotalsRail {...rail} hint={t('total')} total={decimalToFen(trial.repayTotal)}>
        <TrialRows trial={trial} />
        {price}
      </TotalsRail>
    </div>
  )
}

function useSaid(trial: RepayTrial | undefined) {
  const { t } = useTranslation('loanRepay')
  const { name } = useTerms()
  const spoken = useSpokenProse()
  const said = useRef('')
  const total = trial?.repayTotal
  const saved = trial?.savedInterest
  useEffect(() => {
    if (total === undefined || saved === undefined || said.current === total) return
    said.current = total
    announce(spoken(t('said', { total: formatMoney(total), name: name('savedInterest'), saved: formatMoney(saved) })))
  }, [total, saved, t, name, spoken])
}
