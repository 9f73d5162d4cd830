import type { LoanPayload } from '@jinpiao/contract/loanApply'
import { protocolId, protocolVersion } from '@jinpiao/contract/loanProtocol'
import type { CommandContext } from '../acts/context.ts'
import { signProtocol } from '../business/loanProtocol/protocol.ts'
import { instantOf } from '../domain/clock.ts'
import { endOthers } from './endOthers.ts'
import { loanMethods } from './loans.ts'
import { sign, type World } from './world.ts'

const PRODUCT = 'self-loan'
/** The amount of a form that the walk through every state fills in. */
const ALONE = '1000.00'

/** A complete application of an enterprise for a credit line. */
export const selfLoanLine = (world: World, fkCorp: string, changes: Partial<LoanPayload> = {}): LoanPayload => ({
  fkProduct: PRODUCT,
  amount: ALONE,
  months: '12',
  method: 'EQUAL_INSTALMENT',
  purpose: 'PURCHASE',
  purposeNote: '',
  repaySource: '销售回款',
  pkAccount: world.accounts[fkCorp] ?? '',
  guarantee: 'CREDIT',
  authFileIds: [world.files[fkCorp] ?? ''],
  otherFileIds: [],
  ...changes,
})

/**
 * The bank of the world offers credit lines, and the enterprise of a context has signed the agreement. Of a form that is to
 * come through to its end nothing stands in the way: its line has ended, what it has under way, and its last refusal.
 */
export async function prepareSelfLoan(context: CommandContext, { amount }: Pick<LoanPayload, 'amount'>): Promise<void> {
  const { database, actor, clock } = context
  const at = instantOf(clock)
  await database.write(async (tx) => {
    const finance = await tx.selectFrom('funder_product').selectAll().where('kind', '=', 'FINANCE').executeTakeFirst()
    if (finance === undefined) throw new Error('The world has no bank')
    await tx
      .insertInto('funder_product')
      .values({
        ...finance,
        pkProduct: PRODUCT,
        kind: 'SELF_LOAN',
        name: '金易贷',
        methods: JSON.stringify(loanMethods),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await tx.updateTable('corp').set({ lineAgreementTime: at }).where('pkCorp', '=', actor.fkCorp).execute()
    if (amount !== ALONE) return
    await tx
      .updateTable('loan_agreement')
      .set({ state: 'EXPIRED' })
      .where('fkCorp', '=', actor.fkCorp)
      .where('product', '=', 'SELF_LOAN')
      .execute()
  })
  if (amount === ALONE) await endOthers(context, 'SELF_LOAN_APPLY')
}

/** Signs for a credit line, which is the whole act; its application, as a form that was stored. */
export async function signLine(context: CommandContext) {
  const { database, actor } = context
  // Each is the first of its enterprise.
  await database.write((tx) =>
    tx.updateTable('corp').set({ lineAgreementTime: null }).where('pkCorp', '=', actor.fkCorp).execute(),
  )
  const signature = await sign(context, [protocolId], 'SELF_LOAN_PROTOCOL', 'CONTRACT')
  await signProtocol(context, { version: protocolVersion, signature })
  const { pkApply, applyNo } = await database.read
    .selectFrom('application')
    .select(['pkApply', 'applyNo'])
    .where('fkCorp', '=', actor.fkCorp)
    .where('businessType', '=', 'SELF_LOAN_PROTOCOL')
    .orderBy('pkApply', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { saved: [{ pkApply, applyNo, version: 1 }] }
}
