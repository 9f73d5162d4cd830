import { agreeAndSubmit, fillIssue, inDays, issuedNumber, openInQueue } from '../lib/issuing.ts'
import { expect, testAlone } from '../lib/journey.ts'
import type { Keyboard } from '../lib/keyboard.ts'
import { goTo, sign } from '../lib/steps.ts'

// What the branch has left of its part is compared: no other journey issues on it meanwhile.
const test = testAlone

const AMOUNT = '123456.78'

test('a branch issues on the part of a limit that it was given: four people, and the book of the part has it', async ({
  desk,
}) => {
  const operator = await desk('NO')
  const { page } = operator
  const main = page.getByRole('main')
  await expect(main).toContainText('华岳重工东区分公司（华岳重工股份有限公司的分支机构）')
  const before = await limitOf(operator)
  await operator.open('credit/core/index/operator')
  await goTo(operator, '新增开立')
  await fillIssue(operator, {
    source: '示范信托',
    supplier: '安禾五金制品厂',
    amount: AMOUNT,
    contractNo: 'HT-FGS-001',
    promisedDate: inDays(90),
  })
  const applyNo = await agreeAndSubmit(operator)
  expect(await limitOf(operator), 'what is applied for is frozen at once').toEqual({
    frozen: before.frozen + fen(AMOUNT),
    used: before.used,
    available: before.available - fen(AMOUNT),
  })

  const director = await desk('ND')
  await openInQueue(director, '开立复核', '金票开立', applyNo)
  await director.activate({ role: 'button', name: '复核通过' })
  await sign(director, '签名并复核通过：1 笔金票开立', '已复核通过，共 1 笔')
  const final = await desk('NF')
  await openInQueue(final, '开立终审', '金票开立', applyNo)
  await final.activate({ role: 'button', name: '终审通过' })
  await sign(final, '签名并终审通过：1 笔金票开立', '已终审通过，共 1 笔')
  const creditNo = await issuedNumber(final)

  const payee = await desk('AO')
  await payee.activate({ role: 'button', name: `签收 金票 ${creditNo}` })
  await sign(payee, '签名并签收 1 张金票', '已签收，共 1 笔')
  const held = payee.page.getByRole('table', { name: /^我的金票/ })
  await expect(held.getByRole('row').filter({ hasText: creditNo })).toContainText('持有中')

  expect(await limitOf(operator), 'what was frozen is used').toEqual({
    frozen: before.frozen,
    used: before.used + fen(AMOUNT),
    available: before.available - fen(AMOUNT),
  })
  await operator.activate({ role: 'link', name: /^示范信托/ })
  await expect(main).toContainText(applyNo)
  await expect(main).toContainText('123,456.78')
})

const fen = (text: string): number => Number(text.replaceAll(/[,.]/g, ''))

/** What 额度查询 says of the branch's one limit, in fen: sums of a journey, which stay far below what a number can hold. */
async function limitOf(keyboard: Keyboard): Promise<Record<'frozen' | 'used' | 'available', number>> {
  await keyboard.open('my/limit/query')
  await keyboard.page.reload()
  const main = keyboard.page.getByRole('main')
  await expect(main).toContainText('可用额度合计')
  const text = await main.innerText()
  const sum = (name: string) => fen(new RegExp(`${name}合计\\s*([\\d,]+\\.\\d\\d)`).exec(text)?.[1] ?? '')
  return { frozen: sum('冻结额度'), used: sum('已用额度'), available: sum('可用额度') }
}
