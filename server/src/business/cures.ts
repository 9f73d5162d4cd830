import { curesOf } from '@jinpiao/contract/tries'
import type { Act } from '../acts/command.ts'
import { anyApplication } from '../flow/application.ts'
import { tellCured } from '../flow/notices.ts'
import { redeemTries, type Tries, wageTries } from '../queries/tries.ts'
import { redeemLinesOf } from './redeemLines.ts'
import { wagesOf } from './wages.ts'

type Failed = readonly { pkApply: string; line: number; state: string }[]

/** An application whose failed payments others have made, all of them, tells its people. */
async function tellIfCured(act: Act, pkApply: string, lines: Failed, tries: Tries): Promise<void> {
  const cures = curesOf(lines.map((line) => ({ state: line.state, takenBy: tries.takenBy(line) })))
  if (cures.length === 0) return
  const numbers = cures.map(({ applyNo }) => applyNo)
  await tellCured(act, await anyApplication(act.tx, pkApply), numbers)
}

/** A ticket has been paid: the batches in which that had failed are asked, and the one that a statement has corrected. */
export async function curedByTicket(act: Act, pkCredit: string, corrected?: string): Promise<void> {
  const rows = await act.tx
    .selectFrom('redeem_line')
    .select('pkApply')
    .distinct()
    .where('pkCredit', '=', pkCredit)
    .where('state', '=', 'FAILED')
    .orderBy('pkApply')
    .execute()
  const asked = [...rows.map(({ pkApply }) => pkApply), ...(corrected === undefined ? [] : [corrected])]
  for (const pkApply of asked) {
    const lines = await redeemLinesOf(act.tx, pkApply)
    const credits = lines.map((line) => line.pkCredit)
    await tellIfCured(act, pkApply, lines, await redeemTries(act.tx, credits))
  }
}

/** A wage has been paid: the lists of the financing in which that of the same person had failed are asked. */
export async function curedByWage(act: Act, { pkFinance, personName }: { pkFinance: string; personName: string }) {
  const rows = await act.tx
    .selectFrom('payroll_line')
    .select('pkApply')
    .distinct()
    .where('pkFinance', '=', pkFinance)
    .where('personName', '=', personName)
    .where('state', '=', 'FAILED')
    .where('takenBy', 'is not', null)
    .orderBy('pkApply')
    .execute()
  const tries = await wageTries(act.tx, pkFinance)
  for (const { pkApply } of rows) await tellIfCured(act, pkApply, await wagesOf(act.tx, pkApply), tries)
}
