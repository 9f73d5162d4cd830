import { matterHref } from '@jinpiao/contract/confirmations'
import type { NoticeName } from '@jinpiao/contract/notices'
import { confirmationPage } from '@jinpiao/contract/permissions/ukey'
import { formatMoney } from '@jinpiao/values/money'
import type { Act } from '../acts/command.ts'
import { notify } from '../acts/notify.ts'
import { nameOf } from '../flow/application.ts'
import { matterOf } from './receiptMatter.ts'
import type { StoredLine } from './redeemLines.ts'

type ClaimNotice = Extract<NoticeName, `CLAIM_${string}`>

/** Notices whose `{0}` is the payee; of the others it is the payer. */
const ofPayee: readonly ClaimNotice[] = ['CLAIM_CONFIRMED', 'CLAIM_CONTESTED', 'CLAIM_UNANSWERED']
const risks: readonly ClaimNotice[] = ['CLAIM_CONTESTED', 'CLAIM_CONTRADICTED', 'CLAIM_NOT_JUDGED']
/** Where the payee answers: the matter that it was asked about the statement. */
async function matterLink(act: Act, fkClaim: string | null): Promise<string> {
  const matter = fkClaim === null ? undefined : await matterOf(act.tx, fkClaim)
  return matter === undefined ? confirmationPage[0] : matterHref(matter.pkConfirm)
}

/** Tells one side of a payment what has become of what its payer has stated. `last`: a serial, a day or a reason, and the hotline. */
export async function tellSide(
  act: Act,
  side: 'PAYER' | 'PAYEE',
  { fkCorp, fkPayee, payeeName, pkCredit, creditNo, amountFen, claimedBy }: StoredLine,
  name: ClaimNotice,
  ...last: readonly string[]
): Promise<void> {
  const who = ofPayee.includes(name) ? payeeName : await nameOf(act.tx, fkCorp)
  await notify(
    act,
    side === 'PAYER' ? fkCorp : fkPayee,
    { posts: ['OPERATOR', 'DIRECTOR'] },
    {
      name,
      params: [who, creditNo, formatMoney(amountFen), ...last],
      messageType: risks.includes(name) ? 'RISK' : 'NOTICE',
      ...(side === 'PAYEE' && { link: await matterLink(act, claimedBy) }),
      target: `ticket:${pkCredit}`,
    },
  )
}

export async function tellBoth(
  act: Act,
  line: StoredLine,
  name: ClaimNotice,
  ...last: readonly string[]
): Promise<void> {
  await tellSide(act, 'PAYER', line, name, ...last)
  await tellSide(act, 'PAYEE', line, name, ...last)
}

/**
 * The last day of the platform is over: both sides are told, and its administrators, once.
 * @param operator the enterprise that runs the platform. @returns whether they are told now.
 */
export async function tellNotJudged(
  act: Act,
  line: StoredLine,
  { last, hotline, operator }: { last: string; hotline: string; operator: string | undefined },
): Promise<boolean> {
  const { fkCorp, pkCredit, creditNo, amountFen } = line
  const target = `ticket:${pkCredit}`
  const params = [await nameOf(act.tx, fkCorp), creditNo, formatMoney(amountFen), last, hotline]
  const known = await act.tx
    .selectFrom('message')
    .select('pkMessage')
    .where('target', '=', target)
    .where('notice', '=', 'CLAIM_NOT_JUDGED')
    .where('params', 'like', `%"${last}"%`)
    .executeTakeFirst()
  if (known) return false
  await tellBoth(act, line, 'CLAIM_NOT_JUDGED', last, hotline)
  if (operator === undefined) return true
  const notice = { name: 'CLAIM_NOT_JUDGED', params, messageType: 'RISK', target } as const
  await notify(act, operator, { posts: ['MANAGER'] }, notice)
  return true
}

/** Reminds the payee on one of its days, once. @returns whether it is told now. */
export async function remindPayee(
  act: Act,
  { fkCorp, fkPayee, creditNo, amountFen }: StoredLine,
  { pkApply, days, last }: { pkApply: string; days: number; last: string },
): Promise<boolean> {
  const target = `reminder:claim:${pkApply}:${days}`
  const known = await act.tx.selectFrom('message').select('pkMessage').where('target', '=', target).executeTakeFirst()
  if (known) return false
  const params = [await nameOf(act.tx, fkCorp), creditNo, formatMoney(amountFen), last]
  const link = await matterLink(act, pkApply)
  const notice = { name: 'CLAIM_REMINDER', params, messageType: 'NOTICE', link, target } as const
  await notify(act, fkPayee, { posts: ['DIRECTOR'] }, notice)
  return true
}
