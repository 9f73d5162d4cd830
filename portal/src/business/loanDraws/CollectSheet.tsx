import { collectNow, type OwedNow } from '@jinpiao/contract/loanDue'
import { notify } from '@jinpiao/ui-kit/lib/notify'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { moneyText } from '#portal/business/trade/tradeForm.ts'
import { call } from '#portal/http/client.ts'
import { refresh } from '#portal/http/queries.ts'
import { ChangeSheet, type InSheet } from '#portal/parts/ChangeSheet.tsx'
import { usePlainForm } from '#portal/parts/PlainForm.tsx'
import { SheetForm } from '#portal/parts/SheetForm.tsx'
import { OwedAmount } from './OwedAmount.tsx'

interface CollectSheetProps {
  pkDraw: string
  owed: OwedNow
}

/** 重新扣款: the bank is asked to collect what is due, or a part of it, from the account of the loan. */
export function CollectSheet({ pkDraw, owed }: CollectSheetProps) {
  const { t } = useTranslation('loanDraws')
  return (
    <ChangeSheet
      label={t('owed.collect')}
      context={owed.drawNo}
      tone="primary"
      size="regular"
      disabledReason={owed.collectRefusal ?? undefined}
    >
      {(sheet) => <CollectForm pkDraw={pkDraw} owed={owed} {...sheet} />}
    </ChangeSheet>
  )
}

function CollectForm({ pkDraw, owed, onDirty, onClose }: CollectSheetProps & InSheet) {
  const { t } = useTranslation('loanDraws')
  const form = usePlainForm<{ amount: string }>({ amount: owed.total })
  const asking = useMutation({
    mutationFn: ({ amount }: { amount: string }) =>
      call(collectNow, { params: { pkDraw }, body: { amount: moneyText(amount) } }),
    onSuccess: () => {
      notify(t('owed.collecting'))
      onClose()
      void refresh('loans', 'todos')
    },
  })
  const { bankName, accountTail } = owed.account
  return (
    <SheetForm
      form={form}
      sending={asking}
      onDirty={onDirty}
      onClose={onClose}
      words={{ send: t('owed.collectSend'), cancel: t('owed.cancel') }}
    >
      <p>{t('owed.collectText', { bank: bankName, tail: accountTail })}</p>
      <OwedAmount owed={owed} />
    </SheetForm>
  )
}
