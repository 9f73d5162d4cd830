import type { getCredit } from '@jinpiao/contract/credits'
import type { DataOf } from '@jinpiao/contract/endpoint'
import { Link } from '@jinpiao/ui-kit/Link'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import * as css from '#portal/parts/page.css.ts'
import { AnswerActions } from './AnswerActions.tsx'
import { CancelAction } from './CancelAction.tsx'
import { TicketsOutcome } from './TicketsOutcome.tsx'
import { useAnswers } from './useAnswers.tsx'
import { useCancelIssue } from './useCancelIssue.tsx'

const nothing = () => undefined

/** What can be done with a ticket now, and why not, in text (P21); its voucher can be printed always. */
export function TicketActions({
  detail: { ticket, actions },
}: {
  detail: Pick<DataOf<typeof getCredit>, 'ticket' | 'actions'>
}) {
  const answers = useAnswers(nothing)
  const cancelling = useCancelIssue(nothing)
  const reasonOf = (wanted: (typeof actions)[number]['action']) => {
    const found = actions.find(({ action }) => action === wanted)
    return found === undefined || found.allowed ? undefined : (found.reason ?? '')
  }
  const has = (wanted: string) => actions.some(({ action }) => action === wanted)

  return (
    <>
      <TicketsOutcome acts={answers} />
      <TicketsOutcome acts={cancelling} />
      <div className={css.actions}>
        {has('ACCEPT') && <AnswerActions rows={[ticket]} answers={answers} reason={reasonOf('ACCEPT')} />}
        {has('CANCEL') && <CancelAction rows={[ticket]} cancelling={cancelling} reason={reasonOf('CANCEL')} />}
        <VoucherLink />
      </div>
      {answers.dialog}
      {cancelling.dialog}
    </>
  )
}

function VoucherLink() {
  const { t } = useTranslation('tickets')
  const { pathname, search } = useLocation()
  const parameters = new URLSearchParams(search)
  parameters.set('print', '1')
  return (
    <Link href={`${pathname}?${parameters}`} kind="standalone">
      {t('printVoucher')}
    </Link>
  )
}
