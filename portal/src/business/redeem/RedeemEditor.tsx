import type { redeem } from '@jinpiao/contract/redeem'
import { DateField } from '@jinpiao/ui-kit/DateField'
import { fieldPair } from '@jinpiao/ui-kit/lib/fieldPair.css'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ApplyEditor } from '#portal/archetypes/apply/ApplyEditor.tsx'
import * as css from '#portal/archetypes/apply/apply.css.ts'
import type { EditorProps } from '#portal/archetypes/apply/defineApply.ts'
import { TotalsRail } from '#portal/archetypes/apply/TotalsRail.tsx'
import { AccountField } from '#portal/business/accounts/AccountField.tsx'
import { RemarkField } from '#portal/parts/RemarkField.tsx'
import { useField } from '#portal/parts/useField.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { ChosenTickets } from './ChosenTickets.tsx'
import { useMovedPayDay } from './PayDay.tsx'
import { payeesOf, type RedeemForm, totalOf } from './redeemForm.ts'
import type { RedeemFacts } from './useRedeemFacts.ts'

/** The form of a batch: the tickets that were chosen, and how they are paid. */
export function RedeemEditor({ state, facts, onChecked }: EditorProps<typeof redeem, RedeemForm, RedeemFacts>) {
  return (
    <ApplyEditor
      state={state}
      rail={<RedeemTotals />}
      isUploading={false}
      focusFirst={() => document.getElementById('payDate')?.focus()}
      lines={{ name: 'tickets', place: (number) => state.form.getValues('tickets')[number - 1]?.creditNo ?? '' }}
      onChecked={onChecked}
    >
      <ChosenTickets />
      <PaymentFields today={facts.today} />
    </ApplyEditor>
  )
}

function PaymentFields({ today }: RedeemFacts) {
  const { t } = useTranslation('redeem')
  const terms = useTerms()
  const date = useField('payDate')
  const bankDay = useMovedPayDay(date.value)
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t('payment')}</legend>
      <div className={fieldPair}>
        <DateField
          {...date}
          label={terms.name('payDate')}
          description={bankDay === undefined ? t('payDateHint') : t('payDateMoved', { day: bankDay })}
          today={today}
          isRequired
        />
        <AccountField name="pkAccount" label={terms.name('payAccount')} usage="REPAY" />
      </div>
      <RemarkField asks="REMARK_REDEEM" />
    </fieldset>
  )
}

function RedeemTotals() {
  const { t } = useTranslation('redeem')
  const tickets = useWatch<RedeemForm, 'tickets'>({ name: 'tickets' })
  const hint =
    tickets.length === 0
      ? t('noTickets')
      : t('totalsCount', { count: tickets.length, payees: payeesOf(tickets).length })
  return (
    <TotalsRail
      title={t('totals')}
      hint={hint}
      foot={t('free')}
      {...(tickets.length > 0 && { total: totalOf(tickets) })}
    />
  )
}
