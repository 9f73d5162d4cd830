import { registerFailure as registerEndpoint } from '@jinpiao/contract/redeem'
import { failureRefusal } from '@jinpiao/contract/redeemClaimRules'
import { runCommand } from '../../acts/command.ts'
import type { CommandContext } from '../../acts/context.ts'
import { BusinessError, refuse } from '../../domain/businessError.ts'
import { ownApplication } from '../../flow/application.ts'
import type { Businesses } from '../../flow/business.ts'
import { hearStated } from '../../flow/hearing.ts'
import { lockByKey } from '../../flow/locks.ts'
import { claimNoOf, redeemLineOf } from '../redeemLines.ts'

/**
 * 登记付款失败: the payer says of one payment that it has failed, where the bank has not said so. The ticket is due again, and
 * is paid by another batch, which a director and a final reviewer have to approve.
 *
 * @throws {BusinessError} 04000147 the payment is not under way, 04000148 the payer has stated that it was made.
 */
export function registerFailure(
  businesses: Businesses,
  context: CommandContext,
  { pkApply, line, reason }: { pkApply: string; line: number; reason: string },
): Promise<Record<string, never>> {
  const { permission, posts } = registerEndpoint
  return runCommand(context, { name: 'REDEEM.FAILURE', permission, posts }, { pkApply, line, reason }, async (act) => {
    await ownApplication(act.tx, act.actor, pkApply, ['REDEEM'])
    await lockByKey(businesses, act, [pkApply])
    const stored = await redeemLineOf(act.tx, pkApply, { line })
    if (stored === undefined) throw new BusinessError('01000302')
    refuse([failureRefusal({ lineState: stored.state, claimNo: await claimNoOf(act.tx, stored) })])
    await hearStated(businesses, act, {
      pkApply,
      from: 'BANK',
      line,
      answer: 'REJECT',
      comment: reason,
      body: {},
      stated: 'PAYER',
    })
    return {}
  })
}
