import type { limitAlloc } from '@jinpiao/contract/limitAlloc'
import { allocMoveNames, allocMoves } from '@jinpiao/contract/states/data'
import { fieldPair } from '@jinpiao/ui-kit/lib/fieldPair.css'
import { Money } from '@jinpiao/ui-kit/Money'
import { MoneyField } from '@jinpiao/ui-kit/MoneyField'
import { RadioGroup } from '@jinpiao/ui-kit/RadioGroup'
import { fenToDecimal } from '@jinpiao/values/money'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ApplyEditor } from '#portal/archetypes/apply/ApplyEditor.tsx'
import * as css from '#portal/archetypes/apply/apply.css.ts'
import type { EditorProps } from '#portal/archetypes/apply/defineApply.ts'
import { fenOf } from '#portal/business/trade/tradeForm.ts'
import { RemarkField } from '#portal/parts/RemarkField.tsx'
import { useField } from '#portal/parts/useField.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { AllocTotals } from './AllocTotals.tsx'
import { type AllocFacts, type AllocForm, factsOf } from './allocForm.ts'
import { PartFields } from './PartFields.tsx'
import type { ChosenLimit } from './useAllocFacts.ts'

/** The form of an allocation: which limit, which member, which way and how much, with what stays beside it. */
export function AllocEditor({ state, facts, onChecked }: EditorProps<typeof limitAlloc, AllocForm, ChosenLimit>) {
  const { t } = useTranslation('limits')
  const { onLimit } = facts
  const pkLimit = useWatch({ control: state.form.control, name: 'pkLimit' })
  useEffect(() => {
    if (pkLimit !== '') onLimit(pkLimit)
  }, [pkLimit, onLimit])
  return (
    <ApplyEditor
      state={state}
      rail={<AllocTotals facts={facts} />}
      isUploading={false}
      focusFirst={() => document.getElementById('pkLimit')?.focus()}
      lines={{ name: 'alloc', place: () => '' }}
      onChecked={onChecked}
    >
      <fieldset className={css.group}>
        <legend className={css.legend}>{t('alloc.between')}</legend>
        <PartFields facts={facts} />
      </fieldset>
      <fieldset className={css.group}>
        <legend className={css.legend}>{t('alloc.howMuch')}</legend>
        <MoveFields facts={facts} />
      </fieldset>
    </ApplyEditor>
  )
}

function MoveFields({ facts }: { facts: AllocFacts }) {
  const { t } = useTranslation('limits')
  const terms = useTerms()
  const move = useField<AllocForm['move']>('move')
  const amount = useField('amount')
  const form = useWatch<AllocForm>() as AllocForm
  const { limit, member } = factsOf(form, facts)
  const most = form.move === 'REDUCE' ? member?.availableFen : limit?.availableFen
  return (
    <>
      <RadioGroup
        {...move}
        onChange={(value) => move.onChange(value as AllocForm['move'])}
        label={terms.name('move')}
        options={allocMoveNames.map((value) => ({
          value,
          label: terms.words(allocMoves[value].label),
          description: t(`alloc.${value}`),
        }))}
        isRequired
      />
      <div className={fieldPair}>
        <MoneyField
          {...amount}
          label={terms.heading('amount')}
          {...(most !== undefined && {
            description: (
              <>
                {t(`alloc.most.${form.move}`)} <Money value={most} unit />
              </>
            ),
            isOver: fenOf(amount.value) > most,
          })}
          {...(most !== undefined && most > 0n && { fillMax: { label: t('alloc.all'), value: fenToDecimal(most) } })}
          showWords
          isRequired
        />
        <RemarkField asks="REMARK_ALLOCATION" />
      </div>
    </>
  )
}
