import { claims } from '@jinpiao/contract/claims'
import type { RedeemClaimPayload } from '@jinpiao/contract/redeemClaim'
import { termOf } from '@jinpiao/contract/terms'
import type { Day } from '@jinpiao/values/days'
import { fenToDecimal, formatMoney } from '@jinpiao/values/money'
import { addWorkingDays, type Holiday } from '@jinpiao/values/workingDays'
import type { Act } from '../acts/command.ts'
import { giveFiles } from '../acts/files.ts'
import { holidays } from '../acts/holidays.ts'
import { closeTodos } from '../acts/notify.ts'
import { askOutside, closeTasks } from '../acts/tasks.ts'
import type { Reader } from '../db/database.ts'
import type { Application } from '../flow/application.ts'
import { lastFailures } from '../queries/failedLines.ts'
import { readableFiles } from '../queries/files.ts'
import { askConfirmation } from './askConfirmation.ts'
import type { StoredLine } from './redeemLines.ts'

/** The last day on which a payee that was asked on a day may answer. */
export const answerBy = (askedOn: Day, calendar: readonly Holiday[]): Day =>
  addWorkingDays(askedOn, claims.REDEEM.workingDays, calendar)

/**
 * Asks the payee whether a stated payment has come: its director by a matter to confirm, with copies of the receipt, or a
 * funder by a task, as it is asked everything.
 */
export async function askPayee(
  act: Act,
  { pkApply, applyNo, round, fkCorp }: Application,
  { bankSerial, payDate, fileIds }: RedeemClaimPayload,
  line: StoredLine,
): Promise<void> {
  const { fkPayee, creditNo, amountFen, accountName, accountNo, bankName, pkCredit } = line
  const failure = (await lastFailures(act.tx, [pkCredit], pkApply)).get(pkCredit)
  if (await isFunder(act.tx, fkPayee)) {
    const amount = fenToDecimal(amountFen)
    const files = await readableFiles(act.tx, fkCorp, fileIds)
    return askOutside(act, {
      kind: 'RECEIPT',
      institution: 'FUNDER',
      fkFunder: fkPayee,
      target: pkApply,
      round,
      fkCorp,
      no: applyNo,
      body: { creditNo, amount, accountName, accountNo, bankName, bankSerial, payDate, payer: act.actor.corpName },
      files: files.map(({ pkFile, name, size }) => ({ pkFile, name, size })),
    })
  }
  const name = (term: Parameters<typeof termOf>[0]) => termOf(term).name[0]
  await askConfirmation(act, {
    fkCorp: fkPayee,
    kind: 'PAYMENT',
    title: `金票 ${creditNo} 的兑付款是否到账`,
    amountFen,
    confirmBy: answerBy(act.today, await holidays(act.tx)),
    document: [
      {
        heading: '付款方登记',
        paragraphs: [
          `${act.actor.corpName}登记：已支付金票 ${creditNo} 的兑付款 ${formatMoney(amountFen)} 元（登记编号 ${applyNo}）。`,
          `${name('payDate')}：${payDate}`,
          `${name('bankSerial')}：${bankSerial}`,
          `${name('payeeAccountName')}：${accountName}`,
          `${name('payeeAccount')}：${accountNo}`,
          `${name('payeeBank')}：${bankName}`,
        ],
      },
      {
        heading: '确认与异议',
        paragraphs: [
          `${failure === undefined ? '这是付款方自己的登记，银行尚未答复。' : await afterFailure(act.tx, line, failure.failedOn)}确认收款后，该金票即兑付，双方各得兑付凭证。`,
          '如未到账，请提出异议并说明原因，由平台核定；逾期未答复不视为已收款，同样由平台核定。',
        ],
      },
    ],
    fileIds: await giveFiles(act, fileIds, fkPayee),
    fkClaim: pkApply,
  })
}

/** Who has said that the payment failed before: the bank, or the payer itself, whom the bank has not answered. */
async function afterFailure(read: Reader, { pkApply, line }: StoredLine, failedOn: string): Promise<string> {
  const byPayer = await read
    .selectFrom('application_step')
    .select('stated')
    .where('pkApply', '=', pkApply)
    .where('line', '=', line)
    .where('decision', '=', 'REJECT')
    .where('stated', '=', 'PAYER')
    .executeTakeFirst()
  const failed =
    byPayer === undefined
      ? `银行已于 ${failedOn} 答复该笔付款失败`
      : `付款方已于 ${failedOn} 登记该笔付款失败，银行尚未答复`
  return `${failed}；付款方登记已另行付清，这是付款方自己的登记，请以贵企业账户实际到账为准。`
}

const isFunder = async (read: Reader, pkCorp: string): Promise<boolean> => {
  const { userType } = await read
    .selectFrom('corp')
    .select('userType')
    .where('pkCorp', '=', pkCorp)
    .executeTakeFirstOrThrow()
  return userType === 'FUNDER'
}

/** What the payee was asked about a statement, with its answer. */
export const matterOf = (read: Reader, fkClaim: string) =>
  read
    .selectFrom('confirmation')
    .selectAll()
    .where('fkClaim', '=', fkClaim)
    .orderBy('createdAt', 'desc')
    .executeTakeFirst()

/** The payee has refused, or let its time run out: it may still confirm until somebody else has decided. */
export async function keepOpen(act: Act, fkClaim: string): Promise<void> {
  const matter = await matterOf(act.tx, fkClaim)
  if (matter === undefined) return
  const state = matter.state === 'PENDING' ? 'EXPIRED' : matter.state
  await setMatter(act, matter, { state, stillOpen: 1 })
}

/** Nobody needs to know any more whether the payment has come: it is decided, or taken back. */
export async function closeMatter(act: Act, fkClaim: string): Promise<void> {
  await closeTasks(act, fkClaim, 'RECEIPT')
  const matter = await matterOf(act.tx, fkClaim)
  if (matter === undefined || (matter.state !== 'PENDING' && matter.stillOpen === 0)) return
  await setMatter(act, matter, { state: matter.state === 'PENDING' ? 'EXPIRED' : matter.state, stillOpen: 0 })
}

type Matter = NonNullable<Awaited<ReturnType<typeof matterOf>>>

async function setMatter(act: Act, matter: Matter, changes: Pick<Matter, 'state' | 'stillOpen'>): Promise<void> {
  const { tx, at, facts } = act
  const { pkConfirm, version, state, fkInitiator } = matter
  await tx
    .updateTable('confirmation')
    .set({ ...changes, version: version + 1, updatedAt: at })
    .where('pkConfirm', '=', pkConfirm)
    .execute()
  const target = `confirmation:${pkConfirm}`
  await closeTodos(act, target)
  if (state === changes.state) return
  facts.push({
    action: 'CONFIRMATION.EXPIRE',
    target,
    before: { state },
    after: { state: changes.state },
    alsoFor: fkInitiator === act.actor.fkCorp ? matter.fkCorp : fkInitiator,
  })
}
