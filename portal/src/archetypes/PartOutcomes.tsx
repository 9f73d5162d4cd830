import { Money } from '@jinpiao/ui-kit/Money'
import { StatusTag, type StatusTagProps } from '@jinpiao/ui-kit/StatusTag'
import { FoldedMany } from '#portal/parts/FoldedMany.tsx'
import * as face from '#portal/parts/face.css.ts'
import { NumberLink } from '#portal/parts/NumberLink.tsx'
import * as css from './detail.css.ts'

/** One part of an application whose recipient answers for itself. */
export interface PartOutcome {
  party: string
  amount: string | null
  /** What it has answered. */
  state: string
  tone: StatusTagProps['tone']
  /** Of the ticket that came of it. */
  creditNo: string | null
  /** Of that ticket, where the reader may open it. */
  pkCredit: string | null
}

/** In the head of an application with several recipients: what each has answered, and its ticket. Nothing before it was decided. */
export function PartOutcomes({ label, parts }: { label: string; parts: readonly PartOutcome[] }) {
  if (parts.length === 0) return null
  return (
    <div className={face.foot}>
      <FoldedMany amounts={parts.map(({ amount }) => amount)}>
        <ul role="list" aria-label={label} className={css.outcomes}>
          {parts.map(({ party, amount, state, tone, creditNo, pkCredit }, index) => (
            // Parts have no identity of their own and keep their order.
            <li key={index} className={css.outcome}>
              <span className={css.outcomeParty}>{party}</span>
              <span className={css.outcomeAmount}>{amount && <Money value={amount} unit />}</span>
              <StatusTag tone={tone}>{state}</StatusTag>
              {creditNo !== null && (
                <span className={css.outcomeTicket}>
                  <NumberLink term="creditNo" of={{ pkCredit }} no={creditNo} />
                </span>
              )}
            </li>
          ))}
        </ul>
      </FoldedMany>
    </div>
  )
}
