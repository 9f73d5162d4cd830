import { decimalToFen } from '@jinpiao/values/money'
import type { Act } from '../../acts/command.ts'
import { BusinessError } from '../../domain/businessError.ts'
import type { Transition } from '../../domain/machine.ts'
import { type Application, anyApplication } from '../../flow/application.ts'
import type { Granted } from './outcome.ts'
import { payloadOf } from './payload.ts'
import { isUnderWay } from './standing.ts'

const keyOf = ({ fkCorp, payload }: Application) => ({ fkCorp, fkProduct: payloadOf(payload).fkProduct })

/**
 * One application for a product is under way at a time, however many are submitted at once: each waits for the row.
 * @throws {BusinessError} 09000111
 */
export async function takePlace({ tx }: Act, application: Application): Promise<void> {
  const { fkCorp, fkProduct } = keyOf(application)
  const { pkApply } = application
  await tx
    .insertInto('qualification')
    .values({ fkCorp, fkProduct, lastApply: pkApply })
    .onConflict((conflict) => conflict.columns(['fkCorp', 'fkProduct']).doNothing())
    .execute()
  const { lastApply } = await tx
    .selectFrom('qualification')
    .select('lastApply')
    .where('fkCorp', '=', fkCorp)
    .where('fkProduct', '=', fkProduct)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  if (lastApply === pkApply) return
  const last = await anyApplication(tx, lastApply)
  if (isUnderWay(last.state)) throw new BusinessError('09000111', last.applyNo)
  await set({ tx }, application, { lastApply: pkApply })
}

/** The funder has the last word: a grant counts from now on, a refusal keeps the product closed for some days. */
export async function endSignup(act: Act, application: Application, _: unknown, { to }: Transition): Promise<void> {
  if (to === 'REJECTED') return set(act, application, { refusedOn: act.today })
  if (to !== 'DONE') return
  const { FUNDER } = JSON.parse(application.outcome ?? '{}') as { FUNDER?: Granted }
  if (FUNDER === undefined) throw new Error(`${application.applyNo} is granted without a grant`)
  const { validFrom, validTo, quotaHint } = FUNDER
  const { fkCorp, fkProduct } = keyOf(application)
  const before = await act.tx
    .selectFrom('qualification')
    .select(['validFrom', 'validTo'])
    .where('fkCorp', '=', fkCorp)
    .where('fkProduct', '=', fkProduct)
    .executeTakeFirstOrThrow()
  // What begins before the last one ends goes on with it: no day between is without.
  const goesOn = before.validFrom !== null && before.validTo !== null && before.validTo >= act.today
  await set(act, application, {
    pkApply: application.pkApply,
    refusedOn: null,
    validFrom: goesOn && before.validFrom !== null && before.validFrom < validFrom ? before.validFrom : validFrom,
    validTo,
    quotaFen: quotaHint === undefined ? null : decimalToFen(quotaHint),
  })
  act.facts.push({ action: 'QUALIFICATION.GRANT', target: `qualification:${fkProduct}`, after: { validFrom, validTo } })
}

interface Changes {
  lastApply?: string
  pkApply?: string
  refusedOn?: string | null
  validFrom?: string
  validTo?: string
  quotaFen?: bigint | null
}

async function set({ tx }: Pick<Act, 'tx'>, application: Application, changes: Changes): Promise<void> {
  const { fkCorp, fkProduct } = keyOf(application)
  await tx
    .updateTable('qualification')
    .set(changes)
    .where('fkCorp', '=', fkCorp)
    .where('fkProduct', '=', fkProduct)
    .execute()
}
