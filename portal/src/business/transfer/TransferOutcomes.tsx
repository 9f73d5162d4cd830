import type { DetailOf } from '@jinpiao/contract/applications'
import type { OutputState, transfer } from '@jinpiao/contract/transfer'
import { Link } from '@jinpiao/ui-kit/Link'
import { Money } from '@jinpiao/ui-kit/Money'
import { StatusTag } from '@jinpiao/ui-kit/StatusTag'
import { useTranslation } from 'react-i18next'
import * as face from '#portal/parts/face.css.ts'
import { homeOf } from '#portal/routes/decide.ts'
import { useVisitor } from '#portal/session/useSession.ts'
import * as css from './transfer.css.ts'

const toneOf = {
  PENDING_ACCEPT: 'info',
  ACCEPTED: 'success',
  REFUSED: 'warning',
  LAPSED: 'warning',
} as const satisfies Record<Exclude<OutputState, 'DRAFT'>, string>

/** What each recipient of a transfer has answered, with the ticket that came of it. Nothing before it was approved. */
export function TransferOutcomes({ detail: { outputs } }: { detail: DetailOf<typeof transfer> }) {
  const { t } = useTranslation('transfer')
  const home = homeOf(useVisitor())
  const decided = outputs.flatMap(({ state, ...output }) => (state === 'DRAFT' ? [] : [{ ...output, state }]))
  if (decided.length === 0) return null
  return (
    <ul role="list" aria-label={t('answer')} className={`${face.foot} ${css.outcomes}`}>
      {decided.map(({ recipientName, amount, state, creditNo, pkCredit }, index) => (
        // Outputs have no identity of their own and keep their order.
        <li key={index} className={css.outcome}>
          <span className={css.party}>{recipientName}</span>
          <span className={css.amount}>{amount && <Money value={amount} unit />}</span>
          <StatusTag tone={toneOf[state]}>{t(`output.${state}`)}</StatusTag>
          {creditNo !== null && (
            <span className={css.ticket}>
              {pkCredit === null ? (
                creditNo
              ) : (
                <Link href={`${home}?ticket=${pkCredit}`} kind="standalone">
                  {creditNo}
                </Link>
              )}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
