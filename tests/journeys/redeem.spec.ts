import { spokenSerials } from '@jinpiao/values/serials'
import { numberIn } from '../lib/issuing.ts'
import { expect, testAlone } from '../lib/journey.ts'
import type { Keyboard } from '../lib/keyboard.ts'
import { bankPays } from '../lib/outside.ts'
import { PIN, sign, type } from '../lib/steps.ts'

// The seed's due tickets can be paid once: neither the other journeys nor a second try find them again.
const test = testAlone

/** What ends in 3 fen the bank of the demonstration never answers: its payer says what became of it. */
const amounts = { bank: ['205,000.00', '47,100.00'], failed: ['98,600.03', '382,000.03'], waiting: '16,750.83' }
const everything = [...amounts.bank, ...amounts.failed, amounts.waiting]

test('J5: of five due tickets two are paid, two fail and stand in another batch, and one can be stated as paid', async ({
  desk,
}) => {
  const operator = await desk('CO')
  const { page } = operator
  const numbers = await choose(operator, everything)
  const first = await submit(operator, 5)
  await review(await desk('CD'), await desk('CF'), first)

  // The bank answers two of five; of two others the operator knows that they have failed.
  await bankPays(page)
  await openPaying(operator)
  await expect(paying(operator)).toHaveCount(PAYING_OF_SEED + 3)
  for (const amount of amounts.failed) await fail(operator, numbers.get(amount) ?? '')
  await expect(paying(operator)).toHaveCount(PAYING_OF_SEED + 1)

  // What has failed is due again, and is paid anew.
  const again = await choose(operator, amounts.failed)
  for (const amount of amounts.failed) expect(again.get(amount)).toBe(numbers.get(amount))
  const second = await submit(operator, 2)
  await review(await desk('CD'), await desk('CF'), second)
  // One person's word redeems nothing: it is a form that two sign and the payee confirms.
  await openPaying(operator)
  await operator.activate({ role: 'link', name: `登记已付款 ${numbers.get(amounts.waiting)}` })
  await expect(page.getByRole('heading', { level: 1 })).toContainText('付款方登记')

  // Each batch says what was paid of it and what was not.
  const batch = page.getByRole('main')
  await operator.open(`credit/core/redeem/register-query?creditNo=${numbers.get(amounts.waiting)}`)
  await operator.activate({ role: 'link', name: first })
  await expect(page.getByRole('heading', { level: 1 })).toContainText(first)
  await expect(batch).toContainText('收款账号有误')
  await operator.activate({ role: 'link', name: '付款通知书' })
  await operator.expectFocus({ role: 'heading', name: '付款通知书' })
})

/** Payments of the demonstration that wait for the bank. */
const PAYING_OF_SEED = 2

/** Selects the tickets of these amounts among those that are due; answers their numbers. */
async function choose(operator: Keyboard, wanted: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { page } = operator
  await operator.open('credit/core/redeem/register?pageSize=50')
  const row = (amount: string) => page.getByRole('row').filter({ hasText: amount })
  await expect(row(wanted[0] ?? '')).toHaveCount(1)
  const numbers = new Map<string, string>()
  for (const amount of wanted) numbers.set(amount, await numberIn(row(amount)))
  for (const creditNo of [...numbers.values()].toSorted()) {
    await operator.activate({ role: 'checkbox', name: new RegExp(`^选择 ${spokenSerials(creditNo)}`) })
  }
  await operator.expectAnnounced(new RegExp(`^已选择 ${wanted.length} 项，合计 `))
  await operator.activate({ role: 'button', name: `登记兑付 ${wanted.length} 张` })
  return numbers
}

/** From the form, which holds the tickets, to the signed application; answers its number. */
async function submit(operator: Keyboard, count: number): Promise<string> {
  const { page } = operator
  await expect(page.getByText(new RegExp(`^${count} 张金票，`))).toBeVisible()
  await operator.activate({ role: 'button', name: '下一步：核对' })
  await operator.expectFocus({ role: 'heading', name: '核对兑付申请' })
  await operator.activate({ role: 'button', name: '签名并提交申请' })
  await sign(operator, '签名并提交 1 笔金票兑付', '已提交 1 笔兑付申请')
  return numberIn(page.getByRole('main'))
}

async function review(director: Keyboard, final: Keyboard, applyNo: string): Promise<void> {
  await openDesk(director, 'director-approve', applyNo)
  await director.activate({ role: 'button', name: '复核通过' })
  await sign(director, '签名并复核通过：1 笔金票兑付', '已复核通过，共 1 笔')
  await openDesk(final, 'final-approve', applyNo)
  await final.activate({ role: 'button', name: '终审通过' })
  await sign(final, '签名并终审通过：1 笔金票兑付', '已终审通过，共 1 笔')
}

async function openDesk(reviewer: Keyboard, desk: string, applyNo: string): Promise<void> {
  await reviewer.open(`credit/core/redeem/${desk}`)
  await reviewer.activate({ role: 'link', name: applyNo })
  await reviewer.expectFocus({ role: 'heading', name: `金票兑付 ${applyNo}` })
}

async function openPaying(operator: Keyboard): Promise<void> {
  await operator.open('credit/core/redeem/register?tab=paying')
  await paying(operator).first().waitFor()
}

const paying = ({ page }: Keyboard) => page.getByRole('button', { name: /^登记付款失败/ })

/** 登记付款失败 of one ticket, with its reason, signed. */
async function fail(operator: Keyboard, creditNo: string): Promise<void> {
  await operator.activate({ role: 'button', name: `登记付款失败 ${creditNo}` })
  await operator.expectDialog(/^登记付款失败：/)
  await type(operator, '原因', '收款账号有误')
  await operator.activate({ role: 'button', name: '去签名' })
  await operator.expectDialog(/^签名登记付款失败/)
  await operator.expectFocus({ role: 'textbox', name: 'UKEY 密码' })
  await operator.fill(PIN)
  await operator.press('Enter')
  await operator.expectAnnounced(/^已登记 .* 付款失败/)
}
