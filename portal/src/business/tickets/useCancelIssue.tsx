import type { Ticket } from '@jinpiao/contract/credits'
import { cancelIssue, deleteIssueDraft, submitIssue } from '@jinpiao/contract/issue'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#portal/http/client.ts'
import { refresh } from '#portal/http/queries.ts'
import { useTicketAct } from './useTicketAct.ts'

/** 开立撤回: drafts are made of the tickets, signed, and submitted to the director. */
export function useCancelIssue(onDone: () => void) {
  const { t } = useTranslation('tickets')
  const { run, ...acts } = useTicketAct(() => {
    unsent.current = []
    onDone()
  })
  /** Made for a signature that was then given up: a second try must not leave two for one ticket. */
  const unsent = useRef<string[]>([])

  const task = (pkApplys: readonly string[]) => ({
    businessType: 'ISSUE_CANCEL' as const,
    action: 'SUBMIT' as const,
    ids: pkApplys,
    title: t('cancelSignTitle', { n: pkApplys.length }),
    submit: (signature: Parameters<typeof body>[1]) => call(submitIssue, { body: body(pkApplys, signature) }),
    act: t('cancelSubmit'),
    next: t('cancelNext'),
    retry: (failed: readonly { id: string }[]) => void run(() => task(failed.map(({ id }) => id))),
  })

  const cancel = (rows: readonly Ticket[], comment: string) =>
    run(async () => {
      const left = unsent.current.splice(0)
      await Promise.all(left.map((pkApply) => call(deleteIssueDraft, { params: { pkApply } })))
      const pkCredits = rows.map(({ pkCredit }) => pkCredit)
      const { saved } = await call(cancelIssue, { body: { pkCredits, comment } })
      unsent.current = saved.map(({ pkApply }) => pkApply)
      void refresh('applications', 'todos')
      return task(unsent.current)
    })

  return { ...acts, cancel }
}

type SubmitBody = NonNullable<Parameters<typeof call<typeof submitIssue>>[1]['body']>
const body = (pkApplys: readonly string[], signature: SubmitBody['signature']): SubmitBody => ({
  pkApplys: [...pkApplys],
  signature,
})
