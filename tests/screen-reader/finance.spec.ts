import { expectOnce, expectSpokenNumbers, readPage, tabTo } from './listening.ts'
import { enter, signByEar } from './tasks.ts'
import { expect, test } from './test.ts'

/** A quote that ends so soon begins its last minute while somebody listens. */
const SOON_MS = 75_000
/** Until that minute begins, with a second for what is said to be on its way; then until after it. */
const TO_LAST_MINUTE_MS = 14_000

test('G9, G10: the operator hears the price with 大写, and its end one minute before, once', async ({ reader }) => {
  // The ticket of the seed that can be financed; its form is reached as from its page.
  await enter(reader, 'SO', 'credit/chain/index/operator?amountFrom=420000.00&amountTo=420000.00')
  const held = reader.page.getByRole('table', { name: /^我的金票/ }).getByRole('row')
  await held.getByRole('link').first().click()
  // The page's own clock: it goes as it does, and is moved on where somebody would only wait.
  await reader.page.clock.install()
  await reader.goto((await reader.page.getByRole('link', { name: '融资', exact: true }).getAttribute('href')) ?? '')
  await tabTo(reader, /单选钮/)
  await reader.press('Space')
  await reader.page.getByText(/^报价 \d+ 分钟内有效/).waitFor()
  const price = await readPage(reader, '应收账款转让保理，并非贷款')
  // What fields hold is read as it was typed (before it: the funders); the price is said for the ear.
  const from = (words: string) => price.findIndex((said) => said.includes(words))
  expectSpokenNumbers(price.slice(from('资金方'), from('融资金额（元）')))
  expectSpokenNumbers(price.slice(from('融资报价')))
  expect(price.join(' ')).toMatch(/大写金额 /)
  // The price that is asked for anew holds for little more than a minute.
  await reader.page.route('**/corp/v1/finance/quote', async (route) => {
    const response = await route.fetch()
    const { data, ...rest } = await response.json()
    await route.fulfill({
      response,
      json: { ...rest, data: { ...data, validUntil: new Date(Date.now() + SOON_MS).toISOString() } },
    })
  })
  await tabTo(reader, /重新试算 按钮/)
  reader.clear()
  await reader.press('Enter')
  await reader.page.getByText(/^报价 2 分钟内有效/).waitFor()
  await reader.page.clock.fastForward(TO_LAST_MINUTE_MS)
  await reader.waitFor('报价将在 1 分钟后失效')
  await reader.page.clock.fastForward(SOON_MS - TO_LAST_MINUTE_MS)
  await reader.page.getByText('报价已失效，请重新试算').waitFor()
  expectOnce(reader, '报价将在 1 分钟后失效')
})

test('G9, G10: the director hears what a financing costs, signs it, and hears the answer once', async ({ reader }) => {
  await enter(reader, 'SD', 'credit/chain/finance/approve')
  const link = await tabTo(reader, /SQ\d{14} 链接\. SQ [\d ，]+/)
  const [applyNo = ''] = /SQ [\d ，]+\d/.exec(link) ?? []
  reader.clear()
  await reader.press('Enter')
  await reader.waitFor(`金票融资 ${applyNo}`)
  const detail = await readPage(reader, '驳回')
  expectSpokenNumbers(detail)
  for (const fact of ['捌万叁仟元零叁分', '服务费', '到账净额']) expect(detail.join(' ')).toContain(fact)
  await tabTo(reader, /复核通过 按钮/)
  await signByEar(reader, '签名并复核通过：1 笔金票融资', /合计 .*元/)
  await reader.waitFor('已复核通过，共 1 笔')
  expectOnce(reader, '已复核通过，共 1 笔')
})
