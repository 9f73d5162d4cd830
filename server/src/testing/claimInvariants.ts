import { expect } from 'vitest'
import type { Reader } from '../db/database.ts'

/**
 * What one side says of its own payment redeems nothing by itself: a ticket is redeemed by the bank's word, or by a statement
 * that two persons of the payer have signed and its payee or the platform has confirmed; an open statement holds a payment
 * that is under way or has failed.
 */
export async function expectClaims(read: Reader): Promise<void> {
  const lines = await read.selectFrom('redeem_line').selectAll().execute()
  for (const { pkLine, state, claim, claimedBy, settledBy } of lines) {
    expect(settledBy === null, `${pkLine}: who has confirmed what is paid`).toBe(state !== 'PAID')
    if (claim !== null) expect(claimedBy, `${pkLine}: who states it`).not.toBeNull()
    if (claim !== null) expect(state, `${pkLine} is not paid`).toMatch(/^(PAYING|FAILED)$/)
    if (settledBy !== 'PAYEE' && settledBy !== 'PLATFORM') continue
    const application = await read
      .selectFrom('application')
      .select(['state', 'fkCorp'])
      .where('pkApply', '=', claimedBy ?? '')
      .executeTakeFirst()
    expect(application?.state, `${pkLine} is paid by a statement`).toBe('DONE')
    const steps = await read
      .selectFrom('application_step')
      .select(['personId', 'decision', 'fkCorp', 'pkSign'])
      .where('pkApply', '=', claimedBy ?? '')
      .where('decision', 'in', ['SUBMIT', 'APPROVE'])
      .execute()
    const own = steps.filter(({ fkCorp, pkSign }) => fkCorp === application?.fkCorp && pkSign !== null)
    expect(new Set(own.map(({ personId }) => personId)).size, `${pkLine}: two persons sign`).toBeGreaterThan(1)
  }
}
