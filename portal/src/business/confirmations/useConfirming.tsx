import { type Confirmation, confirmAll, refuseAll } from '@jinpiao/contract/confirmations'
import { confirmTextOf } from '@jinpiao/contract/confirmFlow'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#portal/http/client.ts'
import { failedOf, useActs } from '#portal/signing/useActs.ts'
import { AgreementDialog } from './AgreementDialog.tsx'

/** What a director does with matters: 确认 and 拒绝, each by signature, one or many at once. */
export function useConfirming(onDone: () => void) {
  const { t } = useTranslation('confirmations')
  const { run, dialog, ...acts } = useActs(onDone)
  const [asking, setAsking] = useState<readonly Confirmation[]>([])

  const signConfirm = (rows: readonly Confirmation[]): void =>
    run(() => {
      const pkConfirms = rows.map(keyOf)
      return {
        businessType: 'GUARANTEE_CONFIRM',
        action: 'CONFIRM',
        ids: pkConfirms,
        call: confirmTextOf(pkConfirms.length),
        title: t('confirmTitle', { n: rows.length }),
        submit: (signature) => call(confirmAll, { body: { pkConfirms, signature } }),
        act: t('confirm'),
        next: t('confirmNext'),
        retry: (failed) => signConfirm(failedOf(rows, failed, keyOf)),
      }
    })

  const refuse = (rows: readonly Confirmation[], reason: string): void =>
    run(() => {
      const pkConfirms = rows.map(keyOf)
      return {
        businessType: 'GUARANTEE_CONFIRM',
        action: 'REFUSE',
        ids: pkConfirms,
        call: confirmTextOf(pkConfirms.length),
        declares: { reason },
        title: t('refuseSignTitle', { n: rows.length }),
        submit: (signature) => call(refuseAll, { body: { pkConfirms, reason, signature } }),
        act: t('refuse'),
        next: t('refuseNext'),
        retry: (failed) => refuse(failedOf(rows, failed, keyOf), reason),
      }
    })

  return {
    ...acts,
    /** Asks for the agreement first. */
    confirm: (rows: readonly Confirmation[]) => setAsking(rows),
    refuse,
    dialog: (
      <>
        <AgreementDialog
          matters={asking}
          onClose={() => setAsking([])}
          onAgreed={() => {
            setAsking([])
            signConfirm(asking)
          }}
        />
        {dialog}
      </>
    ),
  }
}

const keyOf = ({ pkConfirm }: Confirmation) => pkConfirm
