import * as limits from '@jinpiao/contract/limitActs'
import { runCommand, runJob } from '../acts/command.ts'
import { changeLimit } from '../acts/grantedLimits.ts'
import { decideProposal, funderOf, proposeLimit } from '../acts/limitProposals.ts'
import { storeAnswer } from '../acts/tasks.ts'
import { BusinessError } from '../domain/businessError.ts'
import { systemContext } from '../jobs/system.ts'
import type { Outsider } from '../outside/outsiders.ts'
import { grantedLimits, openProposals } from '../queries/grantedLimits.ts'
import { requireOperator } from './operator.ts'
import type { Registration } from './register.ts'

/** Limits as their funders grant and change them: at the door, or by two persons of the platform. */
export const registerLimitActs: Registration = ({ on, services }) => {
  const { database } = services

  on(limits.listGrantedLimits, async ({ outsider }) => ({
    limits: await grantedLimits(database.read, creditCodeOf(outsider)),
  }))

  on(limits.changeGrantedLimit, async ({ outsider, body }) => {
    const { evidenceKey, wish } = body
    const creditCode = creditCodeOf(outsider)
    const funder = await funderOf({ tx: database.read }, creditCode)
    return runJob(systemContext(services, funder.pkCorp), async (act) => {
      const key = `FUNDER:${creditCode}:${evidenceKey}`
      const about = { source: 'FUNDER', target: 'limit', answer: wish.act, body: wish }
      const isNew = await storeAnswer(act, { key, ...about })
      if (!isNew) return { pkLimit: await limitOf(key), isRepeated: true }
      const { pkLimit } = await changeLimit(act, funder, wish)
      act.facts.push({ action: 'OUTSIDE.LIMIT', target: `limit:${pkLimit}`, after: { key, name: outsider.name } })
      await act.tx.updateTable('outside_answer').set({ target: pkLimit }).where('evidenceKey', '=', key).execute()
      return { pkLimit, isRepeated: false }
    })
  })

  /** What it was done to when it came first. */
  async function limitOf(evidenceKey: string): Promise<string> {
    const kept = database.read.selectFrom('outside_answer').select('target').where('evidenceKey', '=', evidenceKey)
    return (await kept.executeTakeFirst())?.target ?? ''
  }

  on(limits.listLimitProposals, async ({ identity }) => {
    requireOperator(services, identity)
    return { proposals: await openProposals(database.read) }
  })
  on(limits.proposeLimit, async ({ identity, body, commandContext }) => {
    requireOperator(services, identity)
    const named = { name: 'LIMIT.PROPOSE', permission: limits.proposeLimit.permission }
    return runCommand(await commandContext(), named, body, (act) => proposeLimit(act, body.funder, body.wish))
  })
  on(limits.decideLimit, async ({ identity, params, body, commandContext }) => {
    requireOperator(services, identity)
    const named = { name: 'LIMIT.DECIDE', permission: limits.decideLimit.permission }
    const input = { ...params, ...body }
    return runCommand(await commandContext(), named, input, (act) => decideProposal(act, params.pkProposal, body))
  })
}

/** @throws {BusinessError} 01000202 only a funder has limits of its own. */
function creditCodeOf({ funder }: Outsider): string {
  if (funder === undefined) throw new BusinessError('01000202')
  return funder
}
