import { accountBusiness } from '../business/account/account.ts'
import { stopAccount } from '../business/account/acts.ts'
import { businesses } from '../business/all.ts'
import { instantOf } from '../domain/clock.ts'
import { actsOf } from '../flow/acts.ts'
import { simulators } from '../jobs/simulated/answer.ts'
import { openTasksBefore } from '../queries/tasks.ts'
import { pkAccountOf } from './accounts.ts'
import { contextOf, type Scene, type Stage, signed } from './actors.ts'
import { branchRows } from './branches.ts'
import { daysAgo, HOUR_MS } from './play.ts'
import { answerAtWork, workingMorning } from './playReply.ts'

const accounts = actsOf(businesses, accountBusiness)

interface WantedAccount {
  person: string
  corp: string
  /** Its last digit says what the test payment comes to: 1 another name, 3 none, any other proves the account. */
  accountNo: string
  city: string
  /** Milliseconds. */
  at: number
}

/** Bank accounts in each state of their test payment; those that are proved from the beginning are in `accounts.ts`. */
export const accountScenes: readonly Scene[] = [
  // A second one, in use; the first stays the default.
  (stage, now) =>
    play(stage, {
      person: 'SO',
      corp: 'jiangcheng',
      accountNo: '42050110087600001288',
      city: '420100',
      at: daysAgo(now, 40),
    }),
  // The one that it was paid to for a year is used no more.
  async (stage, now) => {
    await stage.at(await workingMorning(stage, now, 5))
    const operator = contextOf(stage, 'MO', 'mingyuan', 'ROLE_CORP_OPERATOR')
    await stopAccount(operator, { pkAccount: pkAccountOf('mingyuan') })
  },
  // The one in its place, paid from another name: tickets of this enterprise cannot be redeemed.
  async (stage, now) =>
    play(stage, {
      person: 'MO',
      corp: 'mingyuan',
      accountNo: '42050110093300000451',
      city: '420100',
      at: await workingMorning(stage, now, 3),
    }),
  // Nothing has come within seven days.
  (stage, now) =>
    play(stage, {
      person: 'AO',
      corp: 'anhe',
      accountNo: '42050110065200000773',
      city: '420600',
      at: daysAgo(now, 12),
    }),
  // Still awaited.
  (stage, now) =>
    play(stage, {
      person: 'AO',
      corp: 'anhe',
      accountNo: '42050110065200000963',
      city: '420600',
      at: daysAgo(now, 1),
    }),
]

/** Registers an account and lets the bank answer what has come an hour later. */
async function play(stage: Stage, { person, corp, accountNo, city, at }: WantedAccount): Promise<void> {
  const branch = branchRows.find(({ regionCode }) => regionCode === city)
  if (!branch) throw new RangeError(`No branch in ${city}`)
  const { bankCode, name: branchName, interBankNo } = branch
  await stage.at(at)
  const operator = contextOf(stage, person, corp, 'ROLE_CORP_OPERATOR')
  const payload = { pkAccount: '', accountNo, bankCode, branchName, interBankNo, fileIds: [] }
  const line = { ...payload, accountKind: 'GENERAL', usages: ['COLLECT', 'REPAY'] }
  const { saved } = await accounts.save(operator, { lines: [line] })
  const ids = saved.map(({ pkApply }) => pkApply)
  await signed(stage, operator, { ids, businessType: 'ACCOUNT_CHANGE', action: 'SUBMIT' }, (signer, input) =>
    accounts.submit(signer, input),
  )
  await stage.at(at + HOUR_MS)
  await answerFor(stage, accountNo)
}

/** What the bank of the demonstration says of the test payment of one account. */
async function answerFor(stage: Stage, accountNo: string): Promise<void> {
  const open = await openTasksBefore(stage.database.read, instantOf(stage.clock))
  for (const asked of open) {
    const { task } = asked
    if (task.kind !== 'REMITTANCE' || task.body['accountNo'] !== accountNo) continue
    for (const reply of simulators.REMITTANCE?.(task) ?? []) await answerAtWork(stage, asked, reply)
  }
}
