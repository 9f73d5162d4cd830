import type { CommandContext } from '../acts/context.ts'
import { businesses } from '../business/all.ts'
import { confirmMatters, refuseMatters } from '../business/guaranteeConfirm/confirm.ts'
import { matterOf } from '../business/receiptMatter.ts'
import { registerFailure } from '../business/redeem/failure.ts'
import { personOf } from './people.ts'
import { as, sign, type World } from './world.ts'

/** The payer's operator says by signature that a payment has failed. @throws {BusinessError} it is refused. */
export async function stateFailure(
  context: CommandContext,
  { pkApply, line, reason }: { pkApply: string; line: number; reason: string },
): Promise<void> {
  const signature = await sign(context, [`${pkApply}-${line}`], 'REDEEM_FAILURE', 'STATE_FAILURE', { reason })
  const { results } = await registerFailure(businesses, context, { pkApply, line, reason, signature })
  const [result] = results
  if (!result?.ok) throw Object.assign(new Error(result?.message), result)
}

/** The payee's director confirms that a stated payment has come, or contests it. @throws {Error} it is refused. */
export async function answerClaim(
  world: World,
  fkClaim: string,
  isConfirmed: boolean,
  reason = '未收到该笔款项',
): Promise<void> {
  const matter = await matterOf(world.database.read, fkClaim)
  const who = matter && personOf(world, matter.fkCorp, 'DIRECTOR')
  if (matter === undefined || who === undefined) throw new Error(`Nobody is asked about ${fkClaim}`)
  const pkConfirms = [matter.pkConfirm]
  const context = as(world, who)
  const { results } = isConfirmed
    ? await confirmMatters(businesses, context, {
        pkConfirms,
        signature: await sign(context, pkConfirms, 'RECEIPT_CONFIRM', 'CONFIRM'),
      })
    : await refuseMatters(businesses, context, {
        pkConfirms,
        reason,
        signature: await sign(context, pkConfirms, 'RECEIPT_CONFIRM', 'REFUSE', { reason }),
      })
  if (!results[0]?.ok) throw new Error(JSON.stringify(results))
}
