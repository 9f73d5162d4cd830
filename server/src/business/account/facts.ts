import type { AccountPayload } from '@jinpiao/contract/accountChange'
import { type AccountFacts, findAccountProblems } from '@jinpiao/contract/accountRules'
import type { QueryContext } from '../../acts/context.ts'
import type { Reader } from '../../db/database.ts'
import { readSetting } from '../../db/settings.ts'
import type { Checked, CheckedLine, Reading } from '../../flow/business.ts'
import { readingOf } from '../../flow/reading.ts'
import { readAccount } from '../../queries/accounts.ts'

/** Accounts of core companies need no test payment while the operator says so; default: they need none. */
export const isExempt = async (read: Reader, userType: string): Promise<boolean> =>
  userType === 'CORE' && (await readSetting(read, 'coreAccountsExempt')) !== 'off'

export async function readAccountFacts(
  { read, actor }: Pick<Reading, 'read' | 'actor'>,
  { pkAccount, accountNo }: AccountPayload,
): Promise<AccountFacts> {
  const { realnameState } = await read
    .selectFrom('corp')
    .select('realnameState')
    .where('pkCorp', '=', actor.fkCorp)
    .executeTakeFirstOrThrow()
  const same = await read
    .selectFrom('bank_account')
    .select('pkAccount')
    .where('fkCorp', '=', actor.fkCorp)
    .where('accountNo', '=', accountNo)
    .where('state', 'in', ['PENDING', 'ACTIVE'])
    .executeTakeFirst()
  const changed = pkAccount === '' ? undefined : await readAccount(read, actor.fkCorp, pkAccount)
  return { realnameState, isTaken: same !== undefined, isGone: pkAccount !== '' && changed?.state !== 'ACTIVE' }
}

/** Everything that would refuse the accounts, before anything is signed. */
export async function checkAccounts(
  { read, actor, clock }: QueryContext,
  lines: readonly CheckedLine<AccountPayload>[],
): Promise<Checked> {
  const reading = readingOf({ read, actor, clock })
  const problems = await Promise.all(
    lines.map(async ({ line }, index) =>
      findAccountProblems(line, await readAccountFacts(reading, line)).map((found) => ({ ...found, line: index })),
    ),
  )
  return { problems: problems.flat(), totalFen: 0n, facts: { isExempt: await isExempt(read, actor.userType) } }
}
