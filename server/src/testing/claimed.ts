import type { FeeBill } from '@jinpiao/contract/bills'
import type { ClaimName } from '@jinpiao/contract/claims'
import type { TaskKind } from '@jinpiao/contract/outside'
import { addDays } from '@jinpiao/values/days'
import { checkVerify, renewVerify } from '../business/account/acts.ts'
import { businesses } from '../business/all.ts'
import { registerPayment } from '../business/exchange/payments.ts'
import { payBill } from '../business/feeBill/pay.ts'
import { reportTransfer } from '../business/loanTransfer/report.ts'
import { todayOf } from '../domain/clock.ts'
import { runDaily } from '../jobs/daily.ts'
import { findPayment } from '../payments/payments.ts'
import { getBill } from '../queries/bills.ts'
import { getOwedOf } from '../queries/owed.ts'
import { billOf } from './bills.ts'
import { answerClaim, stateFailure } from './claims.ts'
import { exchangeLine } from './exchangeLine.ts'
import { lend } from './repayments.ts'
import {
  accept,
  answerAs,
  approveAs,
  draft,
  formOf,
  issued,
  openTasks,
  type Reply,
  replyTo,
  submitAs,
} from './steps.ts'
import { as, type Person, reading, type World } from './world.ts'

/** A claim that can be made in a world: what one side says, and what the other side answers. */
export interface Claimable {
  who: Person
  /** Says it, complete but for what is changed, by a serial of its own. @throws what refuses it. */
  make(change?: object, who?: Person): Promise<void>
  /** The confirmer agrees; left out where there is none. */
  confirm?(): Promise<void>
  /** The confirmer contests, and whoever judges that agrees with it. */
  contest?(): Promise<void>
}

const NO: Reply = { answer: 'REJECT', comment: '未查到该笔到账' }

/** Answers what somebody is asked by the newest task of a kind. */
async function answerTo(world: World, kind: TaskKind, reply: Reply): Promise<void> {
  const asked = (await openTasks(world)).findLast(({ task }) => task.kind === kind)
  if (asked === undefined) throw new Error(`${kind}: nobody is asked`)
  await replyTo(world, asked, reply)
}

/** A batch of two tickets that the bank has been asked to pay. */
export async function payingBatch(world: World): Promise<string> {
  const promisedDate = addDays(todayOf(world.clock), 20)
  const fkCredits: string[] = []
  for (const amount of ['1000.00', '2000.00']) {
    const { pkCredit } = await issued(world, { amount, pkSupplier: world.suppliers[0]?.pkSupplier ?? '', promisedDate })
    await accept(world, pkCredit)
    fkCredits.push(pkCredit)
  }
  world.clock.advanceDays(20)
  await runDaily(world)
  return payBatch(world, fkCredits)
}

/** These tickets are paid by one batch, to whichever account each payee has now; it waits for the bank. */
export async function payBatch(world: World, fkCredits: readonly string[]): Promise<string> {
  const line = {
    fkCredits: [...fkCredits],
    payDate: todayOf(world.clock),
    pkAccount: world.accounts[world.core] ?? '',
    remark: '',
  }
  const { saved } = await formOf('REDEEM').save(as(world, 'operator'), { lines: [line] })
  const pkApply = saved[0]?.pkApply ?? ''
  await submitAs('REDEEM')(world, pkApply, 'operator')
  await approveAs('REDEEM', 'PENDING_DIRECTOR')(world, pkApply, 'director')
  await approveAs('REDEEM', 'PENDING_FINAL')(world, pkApply, 'final')
  return pkApply
}

const serials = () => {
  let made = 0
  return () => `CLAIM-${(made += 1)}`
}

/** A payment as its form sends it. */
const paymentOf = (world: World, fkCorp: string, bankSerial: string) => ({
  pkAccount: world.accounts[fkCorp] ?? '',
  bankSerial,
  payDate: todayOf(world.clock),
  fileIds: [world.files[fkCorp] ?? world.file],
})

/** How each claim is made and answered, prepared in a world of its own. */
export const claimables: Readonly<Record<ClaimName, (world: World) => Promise<Claimable>>> = {
  async REDEEM(world) {
    const pkApply = await payingBatch(world)
    const next = serials()
    let claim = ''
    return {
      who: 'operator',
      async make(change = {}, who = 'operator') {
        const { pkAccount: _, ...proof } = paymentOf(world, world.core, next())
        const line = { pkLine: `${pkApply}-0`, ...proof, ...change }
        const { saved } = await formOf('REDEEM_CLAIM').save(as(world, who), { lines: [line] })
        const made = saved[0]?.pkApply ?? ''
        const submitted = await submitAs('REDEEM_CLAIM')(world, made, who)
        if (!submitted.ok) throw Object.assign(new Error(submitted.message), submitted)
        const approved = await approveAs('REDEEM_CLAIM', 'PENDING_DIRECTOR')(world, made, 'director')
        if (!approved.ok) throw Object.assign(new Error(approved.message), approved)
        claim = made
      },
      confirm: () => answerClaim(world, claim, true),
      async contest() {
        await answerClaim(world, claim, false)
        await answerAs('REDEEM_CLAIM', 'PLATFORM')(world, claim, NO)
      },
    }
  },
  async REDEEM_FAILURE(world) {
    const pkApply = await payingBatch(world)
    return {
      who: 'operator',
      async make(change = {}, who = 'operator') {
        const { reason = '付款账户余额不足' } = change as { reason?: string }
        await stateFailure(as(world, who), { pkApply, line: 0, reason })
      },
    }
  },
  async FEE(world) {
    const pkApply = await draft(world)
    const { pkBill } = await billOf(as(world, 'operator'), { state: 'UNPAID', source: { no: 'SQ1', pk: pkApply } })
    const next = serials()
    return {
      who: 'operator',
      async make(change = {}, who = 'operator') {
        const { version }: Pick<FeeBill, 'version'> = await getBill(reading(world, 'operator'), { pkBill })
        await payBill(as(world, who), { pkBill }, { version, ...paymentOf(world, world.core, next()), ...change })
      },
      confirm: () => answerTo(world, 'FEE_PAYMENT', { answer: 'APPROVE' }),
      contest: () => answerTo(world, 'FEE_PAYMENT', NO),
    }
  },
  async EXCHANGE(world) {
    const { pkCredit } = await issued(world, { amount: '1000.00', promisedDate: addDays(todayOf(world.clock), 90) })
    await accept(world, pkCredit)
    const { read } = world.database
    const ticket = await read
      .selectFrom('ticket')
      .selectAll()
      .where('pkCredit', '=', pkCredit)
      .executeTakeFirstOrThrow()
    const form = { lines: [exchangeLine(world, [ticket])] }
    const { saved } = await formOf('EXCHANGE').save(as(world, 'supplierOperator'), form)
    const pkApply = saved[0]?.pkApply ?? ''
    await submitAs('EXCHANGE')(world, pkApply, 'supplierOperator')
    await approveAs('EXCHANGE', 'PENDING_DIRECTOR')(world, pkApply, 'supplierDirector')
    await answerAs('EXCHANGE', 'PLATFORM')(world, pkApply, { answer: 'APPROVE' })
    const next = serials()
    return {
      who: 'supplierOperator',
      async make(change = {}, who = 'supplierOperator') {
        const payment = await findPayment(read, { pkApply })
        const { pkPayment = '', version = 0 } = payment ?? {}
        const said = paymentOf(world, world.people.supplierOperator.fkCorp, next())
        await registerPayment(businesses, as(world, who), { pkPayment, version, ...said, ...change })
      },
      confirm: () => answerTo(world, 'EXCHANGE_PAYMENT', { answer: 'APPROVE' }),
      contest: () => answerTo(world, 'EXCHANGE_PAYMENT', NO),
    }
  },
  async LOAN(world) {
    const { pkDraw } = await lend(as(world, 'supplierOperator'))
    world.clock.advanceDays(40)
    await runDaily(world)
    // The bank has tried on its day.
    await answerTo(world, 'DEDUCTION', { answer: 'REJECT', comment: '还款账户余额不足' })
    const { total } = await getOwedOf(reading(world, 'supplierOperator'), { pkDraw })
    const next = serials()
    return {
      who: 'supplierOperator',
      async make(change = {}, who = 'supplierOperator') {
        const said = paymentOf(world, world.people.supplierOperator.fkCorp, next())
        await reportTransfer(as(world, who), { pkDraw }, { amount: total, ...said, ...change })
      },
      confirm: () =>
        answerTo(world, 'LOAN_TRANSFER', { answer: 'APPROVE', body: { paidOn: todayOf(world.clock), paid: total } }),
      contest: () => answerTo(world, 'LOAN_TRANSFER', NO),
    }
  },
  async REMITTANCE(world) {
    const form = {
      pkAccount: '',
      accountNo: '62220000000009',
      bankCode: '901',
      branchName: '武汉市城中支行',
      interBankNo: '901420100019',
      accountKind: 'BASIC',
      usages: ['COLLECT'],
      fileIds: [],
    }
    const { saved } = await formOf('ACCOUNT_CHANGE').save(as(world, 'supplierOperator'), { lines: [form] })
    const pkApply = saved[0]?.pkApply ?? ''
    await submitAs('ACCOUNT_CHANGE')(world, pkApply, 'supplierOperator')
    const { pkAccount } = await world.database.read
      .selectFrom('bank_account')
      .select('pkAccount')
      .where('pkApply', '=', pkApply)
      .executeTakeFirstOrThrow()
    let isRefused = false
    return {
      who: 'supplierOperator',
      async make(_change = {}, who = 'supplierOperator') {
        if (isRefused) await renewVerify(as(world, who), { pkAccount })
        await checkVerify(as(world, who), { pkAccount })
      },
      async confirm() {
        const asked = (await openTasks(world)).findLast(({ task }) => task.kind === 'REMITTANCE')
        const { accountName, accountNo, amount } = (asked?.task.body ?? {}) as Record<string, string>
        const body = { name: accountName, accountNo, amount, bankSerial: 'BANK-0001' }
        await answerTo(world, 'REMITTANCE', { answer: 'APPROVE', body })
      },
      async contest() {
        isRefused = true
        await answerTo(world, 'REMITTANCE', NO)
      },
    }
  },
}
