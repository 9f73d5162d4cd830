import type { loanDraw } from '@jinpiao/contract/loanDraw'
import { isContractNeeded } from '@jinpiao/contract/loanDrawRules'
import { purposeNames, purposes } from '@jinpiao/contract/states/loans'
import { fieldPair } from '@jinpiao/ui-kit/lib/fieldPair.css'
import { Money } from '@jinpiao/ui-kit/Money'
import { MoneyField } from '@jinpiao/ui-kit/MoneyField'
import { NumberField } from '@jinpiao/ui-kit/NumberField'
import { Select } from '@jinpiao/ui-kit/Select'
import { decimalToFen } from '@jinpiao/values/money'
import { useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ApplyEditor } from '#portal/archetypes/apply/ApplyEditor.tsx'
import * as css from '#portal/archetypes/apply/apply.css.ts'
import type { EditorProps } from '#portal/archetypes/apply/defineApply.ts'
import { AccountField } from '#portal/business/accounts/AccountField.tsx'
import { MethodField, PurposeNote } from '#portal/business/loanApply/LoanFields.tsx'
import { HeldFiles } from '#portal/business/trade/HeldFiles.tsx'
import { fenOf } from '#portal/business/trade/tradeForm.ts'
import { useField } from '#portal/parts/useField.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { DrawRail } from './DrawRail.tsx'
import type { DrawFacts } from './drawFacts.ts'
import type { DrawForm } from './loanDrawForm.ts'
import { PlanRows } from './PlanRows.tsx'
import { useTrial } from './useTrial.ts'

/** The form of a draw: how much, for how long and how it is repaid; what for; where to. Its plan is below and beside it. */
export function DrawEditor({ state, facts, onChecked }: EditorProps<typeof loanDraw, DrawForm, DrawFacts>) {
  const { t } = useTranslation('loanDraws')
  const { name } = useTerms()
  const [uploading, setUploading] = useState(0)
  return (
    <ApplyEditor
      state={state}
      rail={<DrawRail facts={facts} />}
      isUploading={uploading > 0}
      focusFirst={() => document.getElementById('amount')?.focus()}
      lines={{ name: '', place: () => '' }}
      onChecked={onChecked}
    >
      <TermFields facts={facts} />
      <TrialPlan facts={facts} />
      <PurposeFields onPending={setUploading} />
      <fieldset className={css.group}>
        <legend className={css.legend}>{t('payment')}</legend>
        <AccountField name="pkAccount" label={name('receivingAccount')} usage="COLLECT" />
      </fieldset>
    </ApplyEditor>
  )
}

function TermFields({ facts: { line } }: { facts: DrawFacts }) {
  const { t } = useTranslation('loanDraws')
  const { heading } = useTerms()
  const amount = useField('amount')
  const available = decimalToFen(line?.lineAvailable ?? '0.00')
  useLine(line)
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t('terms')}</legend>
      <div className={fieldPair}>
        <MoneyField
          {...amount}
          label={heading('amount')}
          description={
            <>
              {t('most')} <Money value={available} unit />
            </>
          }
          isOver={fenOf(amount.value) > available}
          showWords
          isRequired
        />
        <NumberField
          {...useField('months')}
          label={heading('months')}
          description={t('monthsHint', { max: line?.monthsMax ?? 0 })}
          min="1"
          max={String(line?.monthsMax ?? 1)}
          size={4}
          isRequired
        />
      </div>
      <MethodField methods={line?.methods ?? []} />
    </fieldset>
  )
}

/** A draft that was kept under an earlier line goes on under the present one. */
function useLine(line: DrawFacts['line']) {
  const { getValues, setValue } = useFormContext<DrawForm>()
  useEffect(() => {
    if (line === null || getValues('pkAgreement') === line.pkAgreement) return
    setValue('pkAgreement', line.pkAgreement)
    setValue('funderName', line.funderName)
  }, [line, getValues, setValue])
}

function TrialPlan({ facts }: { facts: DrawFacts }) {
  const { t } = useTranslation('loanDraws')
  const [amount, months, method] = useWatch<DrawForm, ['amount', 'months', 'method']>({
    name: ['amount', 'months', 'method'],
  })
  const { trial } = useTrial({ amount, months, method }, facts)
  if (trial === undefined) return null
  return (
    <section className={css.group}>
      <h3 className={css.legend}>{t('trialPlan')}</h3>
      <PlanRows trial={trial} />
    </section>
  )
}

function PurposeFields({ onPending }: { onPending: (pending: number) => void }) {
  const { t } = useTranslation('loanDraws')
  const { name, words } = useTerms()
  const purpose = useWatch<DrawForm, 'purpose'>({ name: 'purpose' })
  const isNeeded = purposeNames.some((each) => each === purpose && isContractNeeded(each))
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t('use')}</legend>
      <Select
        {...useField('purpose')}
        label={name('purpose')}
        options={purposeNames.map((id) => ({ id, label: words(purposes[id].label) }))}
        isRequired
      />
      <PurposeNote asks="PURPOSE" />
      <HeldFiles
        name="contractFiles"
        label={name('contractFiles')}
        description={t('contractHint')}
        maxFiles={20}
        isRequired={isNeeded}
        onPending={onPending}
      />
    </fieldset>
  )
}
