import { acceptCredits, refuseCredits, type Ticket } from '@jinpiao/contract/credits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#portal/http/client.ts'
import { failedOf, useActs } from '#portal/signing/useActs.ts'
import { ConsentDialog } from './ConsentDialog.tsx'
import { originOf } from './originOf.ts'

/** What a recipient does with tickets: 签收 and 拒收, each by signature, one or many at once. */
export function useAnswers(onDone: () => void) {
  const { t } = useTranslation('tickets')
  const { run, dialog, ...acts } = useActs(onDone)
  const [asking, setAsking] = useState<readonly Ticket[]>([])

  const signAccept = (rows: readonly Ticket[], supplierConsent: boolean): void =>
    run(() => {
      const fkCredits = pksOf(rows)
      return {
        businessType: 'ACCEPT',
        action: 'ACCEPT',
        ids: fkCredits,
        declares: { supplierConsent },
        title: t('acceptTitle', { n: rows.length }),
        submit: (signature) => call(acceptCredits, { body: { fkCredits, supplierConsent, signature } }),
        act: t('accept'),
        next: t('acceptNext'),
        retry: (failed) => signAccept(failedOf(rows, failed, keyOf), supplierConsent),
      }
    })

  const refuse = (rows: readonly Ticket[], reason: string): void =>
    run(() => {
      const fkCredits = pksOf(rows)
      return {
        businessType: 'ACCEPT',
        action: 'REFUSE',
        ids: fkCredits,
        declares: { reason },
        title: t('refuseSignTitle', { n: rows.length }),
        submit: (signature) => call(refuseCredits, { body: { fkCredits, reason, signature } }),
        act: t('refuse'),
        next: t(`refuseNext.${originOf(rows)}`),
        retry: (failed) => refuse(failedOf(rows, failed, keyOf), reason),
      }
    })

  /** Asks for the consent first, where the law wants one (国令 802). */
  function accept(rows: readonly Ticket[]) {
    if (rows.some(({ needsConsent }) => needsConsent)) setAsking(rows)
    else signAccept(rows, false)
  }

  return {
    ...acts,
    accept,
    refuse,
    dialog: (
      <>
        <ConsentDialog
          tickets={asking.filter(({ needsConsent }) => needsConsent)}
          onClose={() => setAsking([])}
          onConsent={() => {
            setAsking([])
            signAccept(asking, true)
          }}
        />
        {dialog}
      </>
    ),
  }
}

const keyOf = ({ pkCredit }: Ticket) => pkCredit
const pksOf = (rows: readonly Ticket[]) => rows.map(keyOf)
