import { acceptCredits, refuseCredits, type Ticket } from '@jinpiao/contract/credits'
import type { EntryResult } from '@jinpiao/contract/envelope'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#portal/http/client.ts'
import { ConsentDialog } from './ConsentDialog.tsx'
import { useTicketAct } from './useTicketAct.ts'

/** What a recipient does with tickets: 签收 and 拒收, each by signature, one or many at once. */
export function useAnswers(onDone: () => void) {
  const { t } = useTranslation('tickets')
  const { run, dialog, ...acts } = useTicketAct(onDone)
  const [asking, setAsking] = useState<readonly Ticket[]>([])

  const signAccept = (rows: readonly Ticket[], supplierConsent: boolean): Promise<void> =>
    run(() => {
      const fkCredits = pksOf(rows)
      return {
        businessType: 'ACCEPT',
        action: 'ACCEPT',
        ids: fkCredits,
        title: t('acceptTitle', { n: rows.length }),
        submit: (signature) => call(acceptCredits, { body: { fkCredits, supplierConsent, signature } }),
        act: t('accept'),
        next: t('acceptNext'),
        retry: (failed) => void signAccept(of(rows, failed), supplierConsent),
      }
    })

  const refuse = (rows: readonly Ticket[], reason: string): Promise<void> =>
    run(() => {
      const fkCredits = pksOf(rows)
      return {
        businessType: 'ACCEPT',
        action: 'REFUSE',
        ids: fkCredits,
        title: t('refuseSignTitle', { n: rows.length }),
        submit: (signature) => call(refuseCredits, { body: { fkCredits, reason, signature } }),
        act: t('refuse'),
        next: t('refuseNext'),
        retry: (failed) => void refuse(of(rows, failed), reason),
      }
    })

  /** Asks for the consent first, where the law wants one (国令 802). */
  function accept(rows: readonly Ticket[]) {
    if (rows.some(({ needsConsent }) => needsConsent)) setAsking(rows)
    else void signAccept(rows, false)
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
            void signAccept(asking, true)
          }}
        />
        {dialog}
      </>
    ),
  }
}

const pksOf = (rows: readonly Ticket[]) => rows.map(({ pkCredit }) => pkCredit)
const of = (rows: readonly Ticket[], failed: readonly EntryResult[]) =>
  rows.filter(({ pkCredit }) => failed.some(({ id }) => id === pkCredit))
