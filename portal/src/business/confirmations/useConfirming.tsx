import { type Confirmation, confirmAll, refuseAll } from '@jinpiao/contract/confirmations'
import { confirmTextOf } from '@jinpiao/contract/confirmFlow'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#portal/http/client.ts'
import { failedOf, useActs } from '#portal/signing/useActs.ts'
import { AgreementDialog } from './AgreementDialog.tsx'
import { wordsOf } from './wordsOf.ts'

/** What a director does with matters: 确认 and 拒绝, each by signature, one or many at once. */
export function useConfirming(onDone: () => void) {
  const { t } = useTranslation('confirmations')
  const { run, dialog, ...acts } = useActs(onDone)
  const [asking, setAsking] = useState<readonly Confirmation[]>([])

  const signConfirm = (rows: readonly Confirmation[]): void =>
    run(() => {
      const pkConfirms = rows.map(keyOf)
      const words = wordsOf(rows)
      return {
        ...textOf(rows),
        action: 'CONFIRM',
        ids: pkConfirms,
        title: t(`${words}.confirmTitle`, { n: rows.length }),
        submit: (signature) => call(confirmAll, { body: { pkConfirms, signature } }),
        act: t(`${words}.confirm`),
        next: t(`${words}.confirmNext`),
        retry: (failed) => signConfirm(failedOf(rows, failed, keyOf)),
      }
    })

  const refuse = (rows: readonly Confirmation[], reason: string): void =>
    run(() => {
      const pkConfirms = rows.map(keyOf)
      const words = wordsOf(rows)
      return {
        ...textOf(rows),
        action: 'REFUSE',
        ids: pkConfirms,
        declares: { reason },
        title: t(`${words}.refuseSignTitle`, { n: rows.length }),
        submit: (signature) => call(refuseAll, { body: { pkConfirms, reason, signature } }),
        act: t(`${words}.refuse`),
        next: t(`${words}.refuseNext`),
        retry: (failed) => refuse(failedOf(rows, failed, keyOf), reason),
      }
    })

  return {
    ...acts,
    /** Asks for the agreement first; that a payment has come is agreed to with none. */
    confirm: (rows: readonly Confirmation[]) => (wordsOf(rows) === 'payment' ? signConfirm(rows) : setAsking(rows)),
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

/** The type that is signed, and where its text is asked for. */
function textOf(rows: readonly Confirmation[]) {
  if (wordsOf(rows) === 'payment') return { businessType: 'RECEIPT_CONFIRM' } as const
  return { businessType: 'GUARANTEE_CONFIRM', call: confirmTextOf(rows.length) } as const
}

const keyOf = ({ pkConfirm }: Confirmation) => pkConfirm
