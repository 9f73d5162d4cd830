import { MAX_OUTPUTS, type transfer } from '@jinpiao/contract/transfer'
import { evenly } from '@jinpiao/contract/transferRules'
import { Button } from '@jinpiao/ui-kit/Button'
import { notify } from '@jinpiao/ui-kit/lib/notify'
import { decimalToFen, fenToDecimal } from '@jinpiao/values/money'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ApplyEditor } from '#portal/archetypes/apply/ApplyEditor.tsx'
import * as css from '#portal/archetypes/apply/apply.css.ts'
import type { EditorProps } from '#portal/archetypes/apply/defineApply.ts'
import { Lines } from '#portal/archetypes/apply/Lines.tsx'
import { HeldTicketField } from '#portal/business/tickets/HeldTicketField.tsx'
import { copiedTrade, fenOf, fileCountOf, isTradeEmpty } from '#portal/business/trade/tradeForm.ts'
import { usePending } from '#portal/business/trade/usePending.ts'
import { OutputEditor } from './OutputEditor.tsx'
import { TransferTotals } from './TransferTotals.tsx'
import { emptyOutput, type OutputForm, type TransferForm } from './transferForm.ts'
import { useRecipientPlace } from './useRecipientPlace.ts'
import type { ChosenTicket } from './useTransferFacts.ts'

/** The transfer form: a ticket and one or several recipients, with what stays beside it. */
export function TransferEditor({ state, facts, onChecked }: EditorProps<typeof transfer, TransferForm, ChosenTicket>) {
  const { t } = useTranslation('transfer')
  const { form, findProblems, problems } = state
  const [uploading, setUploading] = useState(0)
  const pending = usePending(setUploading)
  const { ticket, onTicket } = facts
  const lines = { name: 'outputs', place: useRecipientPlace() }

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

  return (
    <ApplyEditor
      state={state}
      rail={<TransferTotals facts={facts} />}
      isUploading={uploading > 0}
      focusFirst={() => document.getElementById('fkCredit')?.focus()}
      lines={lines}
      onChecked={onChecked}
    >
      <fieldset className={css.group}>
        <legend className={css.legend}>{t('ticket')}</legend>
        <HeldTicketField form="TRANSFER" description={t('ticketHint')} />
      </fieldset>
      <Lines<OutputForm>
        lines={lines}
        findProblems={findProblems}
        problems={problems}
        factsOf={({ recipientName, amount, trade }) => ({
          party: recipientName,
          amount: fenOf(amount),
          contractNo: trade.contractNo,
          fileCount: fileCountOf(trade),
        })}
        empty={emptyOutput}
        // Recipient, amount and remark are this line's own.
        copy={{ isFree: ({ trade }) => isTradeEmpty(trade), entries: ({ trade }) => copiedTrade(trade) }}
        addLabel={t('addRecipient')}
        fullReason={(count) => (count >= MAX_OUTPUTS ? t('tooMany', { max: MAX_OUTPUTS }) : undefined)}
        footer={(count) =>
          ticket && count > 1 && <Button onPress={() => divide(ticket.amount, count)}>{t('evenly')}</Button>
        }
        onRemoved={pending.forget}
      >
        {({ index, id, place }) => (
          <OutputEditor facts={facts} output={index} place={place} onPending={pending.of(id)} />
        )}
      </Lines>
    </ApplyEditor>
  )

  function divide(amount: string, count: number) {
    for (const [output, fen] of evenly(decimalToFen(amount), count).entries()) {
      form.setValue(`outputs.${output}.amount`, fenToDecimal(fen), { shouldDirty: true })
      form.clearErrors(`outputs.${output}.amount`)
    }
    notify(t('divided', { count }), 'info')
  }
}
