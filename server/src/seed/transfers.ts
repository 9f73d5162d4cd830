import type { RoleCode } from '@jinpiao/contract/roles'
import type { TransferPayload } from '@jinpiao/contract/transfer'
import { addDays } from '@jinpiao/values/days'
import { businesses } from '../business/all.ts'
import { transferBusiness } from '../business/transfer/transfer.ts'
import { todayOf } from '../domain/clock.ts'
import { actsOf } from '../flow/acts.ts'
import { contextOf, type Stage, signed, succeeded } from './actors.ts'
import { pkCorpOf } from './install.ts'
import { daysAgo, HOUR_MS, playAnswer } from './play.ts'
import { tradeOf } from './trade.ts'

const transfers = actsOf(businesses, transferBusiness)

/** Who passes tickets on for a supplier, by key of `seedPeople`. */
const staff: Record<string, { operator: string; director: string; isProved?: boolean }> = {
  jiangcheng: { operator: 'SO', director: 'SD' },
  anhe: { operator: 'AO', director: 'AD', isProved: true },
  mingyuan: { operator: 'MO', director: 'MD' },
  longname: { operator: 'MO', director: 'LD' },
}

type Part = readonly [recipient: string, amount: string]

interface Transfer {
  corp: string
  /** Instant in milliseconds. */
  at: number
  pkCredit: string
  parts: readonly Part[]
  upTo: 'DRAFT' | 'SUBMITTED' | 'APPROVED'
}

/** One transfer through the portal's own commands. */
async function playTransfer(stage: Stage, { corp, at, pkCredit, parts, upTo }: Transfer) {
  const { operator, director, isProved = false } = staff[corp] ?? { operator: 'SO', director: 'SD' }
  const as = (person: string, role: RoleCode) => contextOf(stage, person, corp, role)
  await stage.at(at)
  const line: TransferPayload = {
    fkCredit: pkCredit,
    outputs: parts.map(([recipient, amount]) => ({
      pkCorp: recipient === '' ? '' : pkCorpOf(recipient),
      amount,
      trade: tradeOf(stage, corp, { amount, isProved }),
      remark: '',
    })),
  }
  const { saved } = await transfers.save(as(operator, 'ROLE_CORP_OPERATOR'), { lines: [line] })
  const ids = saved.map(({ pkApply }) => pkApply)
  if (upTo === 'DRAFT') return { pkApplys: ids, pkCredits: [] }
  const businessType = 'TRANSFER'
  await signed(stage, as(operator, 'ROLE_CORP_OPERATOR'), { ids, businessType, action: 'SUBMIT' }, (signer, input) =>
    transfers.submit(signer, input),
  )
  if (upTo === 'SUBMITTED') return { pkApplys: ids, pkCredits: [] }
  await stage.at(at + HOUR_MS)
  await signed(stage, as(director, 'ROLE_CORP_DIRECTOR'), { ids, businessType, action: 'APPROVE' }, (signer, input) =>
    transfers.approve('PENDING_DIRECTOR', signer, input),
  )
  const born = await stage.database.read
    .selectFrom('application_line')
    .select('pkCredit')
    .where('pkApply', 'in', ids)
    .orderBy('line')
    .execute()
  return { pkApplys: ids, pkCredits: born.flatMap((row) => row.pkCredit ?? []) }
}

/** A ticket of an enterprise that is free and in circulation. */
async function heldBy(stage: Stage, corp: string, where: { amountFen?: bigint; dueIn?: number; now: number }) {
  let query = stage.database.read
    .selectFrom('ticket')
    .select('pkCredit')
    .where('fkHolder', '=', pkCorpOf(corp))
    .where('state', '=', 'HELD')
    .where('lockedBy', 'is', null)
  if (where.amountFen !== undefined) query = query.where('amountFen', '=', where.amountFen)
  if (where.dueIn !== undefined) {
    const today = todayOf({ now: () => where.now })
    query = query.where('promisedDate', '=', addDays(today, where.dueIn))
  }
  const { pkCredit } = await query.orderBy('creditNo').executeTakeFirstOrThrow()
  return pkCredit
}

/** Tickets that have been passed on: a tree of three levels with nine leaves, and an application in each state. */
export const playTransfers = (stage: Stage, now: number): Promise<void> =>
  stage.play([() => playTree(stage, now), ...playDesk(stage, now)])

async function playTree(stage: Stage, now: number): Promise<void> {
  await stage.at(daysAgo(now, 30))
  const root = await heldBy(stage, 'jiangcheng', { amountFen: 100_000_010n, now })
  const pass = async (ago: number, corp: string, pkCredit: string, parts: readonly Part[]) => {
    const { pkCredits } = await playTransfer(stage, { corp, at: daysAgo(now, ago), pkCredit, parts, upTo: 'APPROVED' })
    await playAnswer(stage, daysAgo(now, ago - 1), pkCredits)
    return pkCredits
  }
  const [ofAnhe = '', ofMingyuan = ''] = await pass(30, 'jiangcheng', root, [
    ['anhe', '300000.00'],
    ['mingyuan', '200000.00'],
    ['longname', '150000.00'],
  ])
  const [further = ''] = await pass(25, 'anhe', ofAnhe, [
    ['mingyuan', '100000.00'],
    ['longname', '80000.00'],
  ])
  await pass(22, 'mingyuan', ofMingyuan, [['longname', '50000.00']])
  await pass(20, 'mingyuan', further, [['longname', '40000.00']])
}

/** Transfers of 江城精铸: some wait on its desks, earlier ones have ended. */
function playDesk(stage: Stage, now: number): (() => Promise<unknown>)[] {
  const send = async (dueIn: number, at: number, parts: readonly Part[], upTo: Transfer['upTo']) => {
    await stage.at(at)
    const pkCredit = await heldBy(stage, 'jiangcheng', { dueIn, now })
    return playTransfer(stage, { corp: 'jiangcheng', at, pkCredit, parts, upTo })
  }
  const director = () => contextOf(stage, 'SD', 'jiangcheng', 'ROLE_CORP_DIRECTOR')
  const operator = () => contextOf(stage, 'SO', 'jiangcheng', 'ROLE_CORP_OPERATOR')
  return [
    // Refused by its recipient: a ticket of the same amount is the sender's again.
    async () => {
      const { pkCredits } = await send(28, daysAgo(now, 18), [['anhe', '1000.00']], 'APPROVED')
      await playAnswer(stage, daysAgo(now, 17), pkCredits, '与我方应收金额不符')
    },
    // Nobody answers: the nightly job lets it lapse.
    () => send(42, daysAgo(now, 17), [['longname', '2000.00']], 'APPROVED'),
    // One of two has accepted; the application waits for the other.
    async () => {
      const parts = [
        ['anhe', '5000.00'],
        ['mingyuan', '6000.00'],
      ] as const
      const { pkCredits } = await send(49, daysAgo(now, 2), parts, 'APPROVED')
      await playAnswer(stage, daysAgo(now, 1), pkCredits.slice(0, 1))
    },
    // In time when it was submitted, within the 15 days now.
    () => send(13, daysAgo(now, 4), [['anhe', '3000.00']], 'SUBMITTED'),
    () => send(70, daysAgo(now, 1), [['mingyuan', '8000.00']], 'SUBMITTED'),
    async () => {
      const { pkApplys } = await send(63, daysAgo(now, 3), [['anhe', '9000.00']], 'SUBMITTED')
      await stage.at(daysAgo(now, 3) + HOUR_MS)
      const input = { pkApplys, comment: '请补充最近一期的送货单' }
      succeeded((await transfers.sendBack('PENDING_DIRECTOR', director(), input)).results)
    },
    async () => {
      const { pkApplys } = await send(80, daysAgo(now, 2), [['mingyuan', '7000.00']], 'SUBMITTED')
      succeeded((await transfers.withdraw(operator(), { pkApplys })).results)
    },
    () => send(95, daysAgo(now, 1), [['', '']], 'DRAFT'),
  ]
}
