import type { Ticket } from '@jinpiao/contract/credits'
import { cancelIssue, issue } from '@jinpiao/contract/issue'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#portal/http/client.ts'
import { refresh } from '#portal/http/queries.ts'
import { type SignedTask, useActs } from '#portal/signing/useActs.ts'

/** 开立撤回: drafts are made of the tickets, signed, and submitted to the director. */
export function useCancelIssue(onDone: () => void) {
  const { t } = useTranslation('tickets')
  const { run, ...acts } = useActs(() => {
    unsent.current = []
    onDone()
  })
  /** Made for a signature that was then given up: a second try must not leave two for one ticket. */
  const unsent = useRef<string[]>([])

  const task = (pkApplys: string[]): SignedTask => ({
    businessType: 'ISSUE_CANCEL',
    action: 'SUBMIT',
    ids: pkApplys,
    title: t('cancelSignTitle', { n: pkApplys.length }),
    submit: (signature) => call(issue.submit, { body: { pkApplys, signature } }),
    act: t('cancelSubmit'),
    next: t('cancelNext'),
    retry: (failed) => run(() => task(failed.map(({ id }) => id))),
  })

  const cancel = (rows: readonly Ticket[], comment: string): void =>
    run(async () => {
      const left = unsent.current.splice(0)
      await Promise.all(left.map((pkApply) => call(issue.remove, { params: { pkApply } })))
      const pkCredits = rows.map(({ pkCredit }) => pkCredit)
      const { saved } = await call(cancelIssue, { body: { pkCredits, comment } })
      unsent.current = saved.map(({ pkApply }) => pkApply)
      void refresh('applications', 'todos')
      return task(unsent.current)
    })

  return { ...acts, cancel }
}
