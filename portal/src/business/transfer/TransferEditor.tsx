import { MAX_OUTPUTS, type transfer } from '@jinpiao/contract/transfer'
import { evenly } from '@jinpiao/contract/transferRules'
import { Button } from '@jinpiao/ui-kit/Button'
import { notify } from '@jinpiao/ui-kit/lib/notify'
import { decimalToFen, fenToDecimal } from '@jinpiao/values/money'
import { useEffect, useRef, useState } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ApplyEditor } from '#portal/archetypes/apply/ApplyEditor.tsx'
import * as css from '#portal/archetypes/apply/apply.css.ts'
import type { ApplyState } from '#portal/archetypes/apply/useApply.ts'
import { OutputEditor } from './OutputEditor.tsx'
import { TicketField } from './TicketField.tsx'
import { TransferTotals } from './TransferTotals.tsx'
import { transferApply } from './transferApply.ts'
import { emptyOutput, type TransferForm } from './transferForm.ts'
import type { TransferFacts } from './useTransferFacts.ts'

interface TransferEditorProps {
  state: ApplyState<typeof transfer, TransferForm>
  facts: TransferFacts
  /** Another ticket was chosen: the facts are to be those of it. */
  onTicket: (fkCredit: string) => void
  /** Everything is right: on to the check page. */
  onChecked: () => void
}

/** The transfer form: a ticket and one or several recipients, with what stays beside it. */
export function TransferEditor({ state, facts, onTicket, onChecked }: TransferEditorProps) {
  const { t } = useTranslation(['transfer', 'apply'])
  const { form } = state
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'outputs' })
  const [pending, setPending] = useState<Record<number, number>>({})
  const added = useRef(false)
  const { ticket } = facts

  const fkCredit = useWatch({ control: form.control, name: 'fkCredit' })
  useEffect(() => {
    if (fkCredit !== '') onTicket(fkCredit)
  }, [fkCredit, onTicket])

  // The ticket of the address is known a moment after the form.
  useEffect(() => {
    if (ticket === undefined || form.getValues('fkCredit') !== '') return
    form.setValue('fkCredit', ticket.pkCredit)
    form.setValue('creditNo', ticket.creditNo)
  }, [ticket, form])

  useEffect(() => {
    if (!added.current) return
    added.current = false
    focusOutput(fields.length - 1)
  }, [fields.length])

  return (
    <ApplyEditor
      apply={transferApply()}
      state={state}
      rail={<TransferTotals facts={facts} />}
      isUploading={Object.values(pending).some((count) => count > 0)}
      focusFirst={() => document.getElementById('fkCredit')?.focus()}
      named={named}
      onChecked={onChecked}
    >
      <fieldset className={css.group}>
        <legend className={css.legend}>{t('ticket')}</legend>
        <TicketField />
      </fieldset>
      {fields.map((field, output) => (
        <OutputEditor
          key={field.id}
          facts={facts}
          output={output}
          count={fields.length}
          onRemove={() => removeOutput(output)}
          onPending={(count) => setPending((now) => ({ ...now, [output]: count }))}
        />
      ))}
      <div className={css.footer}>
        <Button
          disabledReason={fields.length >= MAX_OUTPUTS ? t('tooMany', { max: MAX_OUTPUTS }) : undefined}
          onPress={() => {
            added.current = true
            append(emptyOutput(), { shouldFocus: false })
          }}
        >
          {t('addRecipient')}
        </Button>
        {ticket && fields.length > 1 && <Button onPress={() => divide(ticket.amount)}>{t('evenly')}</Button>}
      </div>
    </ApplyEditor>
  )

  function removeOutput(output: number) {
    remove(output)
    notify(t('recipientRemoved', { number: output + 1 }), 'info')
    focusOutput(Math.max(0, output - 1))
  }

  function divide(amount: string) {
    for (const [output, fen] of evenly(decimalToFen(amount), fields.length).entries()) {
      form.setValue(`outputs.${output}.amount`, fenToDecimal(fen), { shouldDirty: true })
      form.clearErrors(`outputs.${output}.amount`)
    }
    notify(t('divided', { count: fields.length }), 'info')
  }

  /** With several recipients the summary says whose field it is. */
  function named(fieldId: string | undefined, message: string): string {
    const [, output] = /^outputs\.(\d+)\./.exec(fieldId ?? '') ?? []
    if (output === undefined || fields.length === 1) return message
    return t('ofRecipient', { number: Number(output) + 1, message })
  }
}

/** The first control of a recipient. */
const focusOutput = (output: number) => document.getElementById(`outputs.${output}.pkCorp`)?.focus()
