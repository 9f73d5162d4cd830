import { amountRefusal, collectNow as endpoint } from '@jinpiao/contract/loanDue'
import { decimalToFen, formatMoney } from '@jinpiao/values/money'
import { runCommand } from '../../acts/command.ts'
import type { CommandContext } from '../../acts/context.ts'
import { BusinessError, refuse } from '../../domain/businessError.ts'
import { loanTarget, lockedDraw } from '../../loans/draws.ts'
import { askBank } from '../../loans/due.ts'
import { readOwedFacts, requireCollectable } from '../../loans/owed.ts'
import { readPlan } from '../../loans/plan.ts'

/**
 * 重新扣款: what is due of a loan, or a part of it, is collected on the enterprise's own initiative, by the same question that
 * the bank is asked on its day.
 *
 * @throws {BusinessError} 09000130 nothing is due, 09000131 the bank has not answered yet, 09000132 a transfer waits for the
 * funder, 09000133 today is no working day, 09000134 more than is due.
 */
export function collectNow(
  context: CommandContext,
  { pkDraw, amount }: { pkDraw: string; amount: string },
): Promise<Record<string, never>> {
  const { permission, posts } = endpoint
  return runCommand(context, { name: 'LOAN.COLLECT', permission, posts }, { pkDraw, amount }, async (act) => {
    const { tx, actor, today, facts } = act
    const draw = await lockedDraw(act, pkDraw)
    if (draw.fkCorp !== actor.fkCorp) throw new BusinessError('01000302')
    const plan = await readPlan(tx, draw)
    const owed = await readOwedFacts(tx, draw, plan, today)
    requireCollectable(owed)
    const fen = decimalToFen(amount)
    refuse([amountRefusal(fen, owed.owedFen, formatMoney(owed.owedFen))])
    await askBank(act, draw, plan, { fen, isByHand: true })
    facts.push({
      action: 'LOAN.COLLECT',
      target: loanTarget(draw),
      after: { drawNo: draw.drawNo, amountFen: String(fen) },
    })
    return {}
  })
}
