import type { getCredit as getCreditEndpoint } from '@jinpiao/contract/credits'
import type { DataOf } from '@jinpiao/contract/endpoint'
import { amountInWords } from '@jinpiao/values/amountInWords'
import type { QueryContext } from '../commands/context.ts'
import { BusinessError, isBusinessError } from '../domain/businessError.ts'
import { lineOf } from '../domain/issueLine.ts'
import { requireAnswerable, requireCancellable, type TicketFacts } from '../domain/ticket.ts'
import { readSteps } from './steps.ts'
import { seenBy, ticketRows, toTicket } from './ticketRow.ts'
import { toTrade } from './trade.ts'
import { readVoucher } from './voucher.ts'

type Detail = DataOf<typeof getCreditEndpoint>

/** One ticket that the caller's enterprise sees; any other does not exist (I26). */
export async function getCredit(context: QueryContext, { pkCredit }: { pkCredit: string }): Promise<Detail> {
  const { read, actor } = context
  const row = await ticketRows(read).where('t.pkCredit', '=', pkCredit).where(seenBy(actor.fkCorp)).executeTakeFirst()
  if (!row) throw new BusinessError('01000302')
  const line = row.bornType === 'ISSUE' ? lineOf({ payload: row.bornPayload }) : undefined
  const ticket = toTicket(context, row)
  const steps = await readSteps(context, row.bornBy)
  // How an enterprise reviewed inside what it passed on is its own affair; the others see their own acts.
  const ownBirth = row.bornCorp === actor.fkCorp
  return {
    ticket,
    applyNo: ownBirth ? row.bornApplyNo : null,
    amountInWords: amountInWords(row.amountFen),
    trade: line ? await toTrade(read, actor.fkCorp, line.trade) : null,
    steps: ownBirth ? steps : steps.filter((step) => step.corpName === actor.corpName),
    voucher: await readVoucher(read, row.bornBy),
    actions: actionsOf(context, { ...row, state: ticket.state }),
  }
}

/** Every act on a ticket with whether it is possible now and, if not, why: shown, not hidden (P21). */
function actionsOf({ actor, language }: QueryContext, ticket: TicketFacts): Detail['actions'] {
  const judge = (action: 'ACCEPT' | 'REFUSE' | 'CANCEL', posts: readonly string[], require: () => void) => {
    try {
      require()
      if (!posts.includes(actor.post)) throw new BusinessError('01000202')
      return { action, allowed: true }
    } catch (error) {
      if (!isBusinessError(error)) throw error
      return { action, allowed: false, reason: error.text(language) }
    }
  }
  if (ticket.fkIssuer === actor.fkCorp) {
    return [judge('CANCEL', ['OPERATOR'], () => requireCancellable(ticket, actor.fkCorp))]
  }
  const posts = ['OPERATOR', 'DIRECTOR']
  return (['ACCEPT', 'REFUSE'] as const).map((action) =>
    judge(action, posts, () => requireAnswerable(ticket, actor.fkCorp, action)),
  )
}
