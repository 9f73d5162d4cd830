import { type RedeemLineRow, registerFailure } from '@jinpiao/contract/redeem'
import { Button } from '@jinpiao/ui-kit/Button'
import { InlineMessage } from '@jinpiao/ui-kit/InlineMessage'
import { notify } from '@jinpiao/ui-kit/lib/notify'
import { Money } from '@jinpiao/ui-kit/Money'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#portal/http/client.ts'
import { refreshAfter } from '#portal/http/queries.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { ReasonDialog } from '#portal/signing/ReasonDialog.tsx'
import { useFailureText } from '#portal/signing/useFailureText.ts'
import { useSigning } from '#portal/signing/useSigning.tsx'

type FailedKeys = 'pkApply' | 'pkLine' | 'line' | 'creditNo' | 'payeeName' | 'amount'

/** 登记付款失败 of one payment: its reason is asked for, then it is signed. The ticket is due again. */
export function FailedPayment({ row }: { row: Pick<RedeemLineRow, FailedKeys> }) {
  const { t } = useTranslation('redeem')
  const { name } = useTerms()
  const [isOpen, setOpen] = useState(false)
  const [refused, setRefused] = useState<unknown>()
  const failureText = useFailureText()
  const { sign, dialog } = useSigning()
  const { pkApply, pkLine, line, creditNo, payeeName, amount } = row

  async function signFailure(reason: string): Promise<void> {
    setRefused(undefined)
    await sign({
      businessType: 'REDEEM_FAILURE',
      action: 'STATE_FAILURE',
      ids: [pkLine],
      declares: { reason },
      title: t('failSign', { creditNo }),
      submit: (signature) => call(registerFailure, { params: { pkApply, line }, body: { reason, signature } }),
      onDone: ([result]) => {
        if (result?.ok) notify(t('failed', { creditNo }))
        else notify(result?.message ?? '', 'danger')
        void refreshAfter('REDEEM')
      },
    })
  }

  return (
    <>
      <Button tone="quiet" size="small" context={creditNo} onPress={() => setOpen(true)}>
        {t('fail')}
      </Button>
      {refused !== undefined && <InlineMessage tone="danger">{failureText(refused)}</InlineMessage>}
      <ReasonDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('failTitle', { creditNo })}
        facts={[
          { label: name('payeeName'), value: payeeName },
          { label: name('amount'), value: <Money value={amount} unit /> },
        ]}
        consequence={t('failMeans')}
        quickReasons={[t('failReasons.account'), t('failReasons.balance'), t('failReasons.returned')]}
        submitLabel={t('failNext')}
        tone="danger"
        asks="FAIL_PAYMENT"
        onSubmit={async (reason) => {
          setOpen(false)
          void signFailure(reason).catch(setRefused)
        }}
      />
      {dialog}
    </>
  )
}
