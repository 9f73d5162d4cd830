import { type RedeemLineRow, registerFailure } from '@jinpiao/contract/redeem'
import { Button } from '@jinpiao/ui-kit/Button'
import { notify } from '@jinpiao/ui-kit/lib/notify'
import { Money } from '@jinpiao/ui-kit/Money'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#portal/http/client.ts'
import { refreshAfter } from '#portal/http/queries.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { ReasonDialog } from '#portal/signing/ReasonDialog.tsx'

/** 登记付款失败 of one payment, with its reason: the ticket is due again. */
export function FailedPayment({ row }: { row: RedeemLineRow }) {
  const { t } = useTranslation('redeem')
  const { name } = useTerms()
  const [isOpen, setOpen] = useState(false)
  const { pkApply, line, creditNo, payeeName, amount } = row
  return (
    <>
      <Button tone="quiet" size="small" context={creditNo} onPress={() => setOpen(true)}>
        {t('fail')}
      </Button>
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
        submitLabel={t('fail')}
        tone="danger"
        asks="FAIL_PAYMENT"
        onSubmit={async (reason) => {
          await call(registerFailure, { params: { pkApply, line }, body: { reason } })
          setOpen(false)
          notify(t('failed', { creditNo }))
          void refreshAfter('REDEEM')
        }}
      />
    </>
  )
}
