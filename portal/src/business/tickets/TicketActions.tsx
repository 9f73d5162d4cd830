import { findAction, refusalOf } from '@jinpiao/contract/actions'
import type { Ticket } from '@jinpiao/contract/credits'
import { flowOf, flows, type TicketForm, ticketForms } from '@jinpiao/contract/flow'
import { Link } from '@jinpiao/ui-kit/Link'
import { surface } from '@jinpiao/ui-kit/lib/surface.css'
import { useTranslation } from 'react-i18next'
import * as layout from '#portal/parts/layout.css.ts'
import * as css from '#portal/parts/page.css.ts'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { ActsOutcome } from '#portal/signing/ActsOutcome.tsx'
import { AnswerActions } from './AnswerActions.tsx'
import { CancelAction } from './CancelAction.tsx'
import { useAnswers } from './useAnswers.tsx'
import { useCancelIssue } from './useCancelIssue.ts'

const nothing = () => undefined

/** What this person can do with a ticket now, and why not, in text (P21); nothing where there is nothing to do. */
export function TicketActions({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('tickets')
  const answers = useAnswers(nothing)
  const cancelling = useCancelIssue(nothing)
  const { actions } = ticket
  return (
    <>
      <ActsOutcome acts={answers} />
      <ActsOutcome acts={cancelling} />
      {actions.length > 0 && (
        <section className={`${surface} ${layout.stack}`} aria-labelledby="ticket-actions">
          <h2 id="ticket-actions" className={css.heading}>
            {t('canDo')}
          </h2>
          <div className={css.actions}>
            {findAction(actions, 'ACCEPT') && (
              <AnswerActions rows={[ticket]} answers={answers} reason={refusalOf(actions, 'ACCEPT')} />
            )}
            {findAction(actions, 'CANCEL') && (
              <CancelAction rows={[ticket]} cancelling={cancelling} reason={refusalOf(actions, 'CANCEL')} />
            )}
            {ticketForms.map((type) => (
              <FormLink key={type} type={type} ticket={ticket} />
            ))}
          </div>
        </section>
      )}
      {answers.dialog}
      {cancelling.dialog}
    </>
  )
}

/** To a form that begins at this ticket; where it cannot now, why not. */
function FormLink({ type, ticket: { pkCredit, actions } }: { type: TicketForm; ticket: Ticket }) {
  const { t } = useTranslation('tickets')
  const terms = useTerms()
  const mayOpen = useMayOpen()
  const form = findAction(actions, type)
  const href = `${flowOf(type).submitPages[0]}?fkCredit=${pkCredit}`
  if (form === undefined || !mayOpen(href)) return null
  if (!form.allowed) {
    const act = terms.words(flows[type].fromTicket.act)
    return <p className={css.muted}>{t('notNow', { act, reason: form.reason ?? '' })}</p>
  }
  return (
    <Link href={href} kind="action">
      {t(`begin.${type}`)}
    </Link>
  )
}
