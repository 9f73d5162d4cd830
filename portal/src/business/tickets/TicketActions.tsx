import { findAction, refusalOf } from '@jinpiao/contract/actions'
import type { Ticket } from '@jinpiao/contract/credits'
import { Link } from '@jinpiao/ui-kit/Link'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import * as css from '#portal/parts/page.css.ts'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'
import { ActsOutcome } from '#portal/signing/ActsOutcome.tsx'
import { AnswerActions } from './AnswerActions.tsx'
import { CancelAction } from './CancelAction.tsx'
import { useAnswers } from './useAnswers.tsx'
import { useCancelIssue } from './useCancelIssue.ts'

const nothing = () => undefined

/** What can be done with a ticket now, and why not, in text (P21). */
export function TicketActions({ ticket }: { ticket: Ticket }) {
  const answers = useAnswers(nothing)
  const cancelling = useCancelIssue(nothing)
  const { actions } = ticket
  return (
    <>
      <ActsOutcome acts={answers} />
      <ActsOutcome acts={cancelling} />
      <div className={css.actions}>
        {findAction(actions, 'ACCEPT') && (
          <AnswerActions rows={[ticket]} answers={answers} reason={refusalOf(actions, 'ACCEPT')} />
        )}
        {findAction(actions, 'CANCEL') && (
          <CancelAction rows={[ticket]} cancelling={cancelling} reason={refusalOf(actions, 'CANCEL')} />
        )}
        <TransferLink ticket={ticket} />
        <VoucherLink />
      </div>
      {answers.dialog}
      {cancelling.dialog}
    </>
  )
}

const TRANSFER = '/credit/chain/transfer/apply'

/** 转让 and 拆分转让 are one form; a ticket that cannot be passed on now says why. */
function TransferLink({ ticket: { pkCredit, actions } }: { ticket: Ticket }) {
  const { t } = useTranslation('tickets')
  const mayOpen = useMayOpen()
  const transfer = findAction(actions, 'TRANSFER')
  const href = `${TRANSFER}?fkCredit=${pkCredit}`
  if (transfer === undefined || !mayOpen(href)) return null
  if (!transfer.allowed) return <p className={css.muted}>{t('notTransferable', { reason: transfer.reason ?? '' })}</p>
  return (
    <Link href={href} kind="action">
      {t('transfer')}
    </Link>
  )
}

/** Its voucher can be printed always. */
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
