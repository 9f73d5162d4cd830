import { fieldPair } from '@jinpiao/ui-kit/lib/fieldPair.css'
import { visuallyHidden } from '@jinpiao/ui-kit/lib/interactive.css'
import { MoneyField } from '@jinpiao/ui-kit/MoneyField'
import { fenToDecimal } from '@jinpiao/values/money'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as css from '#portal/archetypes/apply/apply.css.ts'
import { TradeFields } from '#portal/business/trade/TradeFields.tsx'
import { fenOf } from '#portal/business/trade/tradeForm.ts'
import { RemarkField } from '#portal/parts/RemarkField.tsx'
import { useField } from '#portal/parts/useField.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { RecipientField } from './RecipientField.tsx'
import { changeOf, type TransferForm } from './transferForm.ts'
import type { TransferFacts } from './useTransferFacts.ts'

interface OutputEditorProps {
  facts: TransferFacts
  output: number
  /** 接收方 2. None where there is one. */
  place: string | undefined
  onPending: (pending: number) => void
}

/** One recipient: who, how much, and what for. */
export function OutputEditor({ facts, output, place, onPending }: OutputEditorProps) {
  const terms = useTerms()
  const name = `outputs.${output}`
  return (
    <>
      <fieldset className={css.group}>
        {/* The head of a line says it to the eye. */}
        <legend className={place === undefined ? css.legend : visuallyHidden}>
          {place ?? terms.name('recipientName')}
        </legend>
        <RecipientField output={output} />
        <div className={fieldPair}>
          <AmountField facts={facts} output={output} />
        </div>
        <RemarkField name={`${name}.remark`} asks="REMARK_TRANSFER" />
      </fieldset>
      <TradeFields
        name={`${name}.trade`}
        amountName={`${name}.amount`}
        of="transfer"
        place={place}
        today={facts.today}
        needsProofs={facts.needsProofs}
        onPending={onPending}
      />
    </>
  )
}

/** What one gets; the rest of the ticket with one press. */
function AmountField({ facts: { ticket }, output }: Pick<OutputEditorProps, 'facts' | 'output'>) {
  const { t } = useTranslation('transfer')
  const terms = useTerms()
  const field = useField(`outputs.${output}.amount`)
  const outputs = useWatch<TransferForm, 'outputs'>({ name: 'outputs' })
  const change = ticket && changeOf(outputs, ticket.amount)
  const rest = change === undefined ? undefined : change + fenOf(field.value)
  return (
    <MoneyField
      {...field}
      label={terms.heading('amount')}
      {...(rest !== undefined && rest > 0n && { fillMax: { label: t('fillRest'), value: fenToDecimal(rest) } })}
      isOver={change !== undefined && change < 0n}
      showWords
      isRequired
    />
  )
}
