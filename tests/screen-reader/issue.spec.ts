import { setTimeout as pause } from 'node:timers/promises'
import { personOf } from '../lib/people.ts'
import { signIn } from '../lib/person.ts'
import { contractFile, inDays } from '../lib/issuing.ts'
import { PIN } from '../lib/steps.ts'
import { expectOnce, expectSpokenNumbers, heard, readLines, readPage, tabTo } from './listening.ts'
import type { ScreenReader } from './screenReader.ts'
import { expect, test } from './test.ts'

test.describe.configure({ timeout: 180_000 })

test('G9, G10: the operator hears the form, what is checked and what is signed', async ({ reader }) => {
  await enter(reader, 'CO', 'credit/core/issue/issue')

  expect(await tabTo(reader, /额度来源/)).toContain('必填')
  await choose(reader)
  await tabTo(reader, /供应商/)
  await choose(reader)
  await tabTo(reader, /金额（元）/)
  await reader.type('1234567.89')
  reader.clear()
  await tabTo(reader, /承诺付款日/)
  expectOnce(reader, '123万4567元8角9分')
  await reader.type(inDays(90))
  await tabTo(reader, /合同编号/)
  await reader.type('HT-SR-1')
  await tabTo(reader, /合同名称/)
  await reader.type('Castings 2026')
  await tabTo(reader, /合同金额（元）/)
  await reader.type('2000000')
  reader.clear()
  await tabTo(reader, /签订日期/)
  expectOnce(reader, '200万元')
  await reader.type(inDays(-10))
  // Asked for some keys before: on a busy machine the system's own window would open first.
  const chooser = reader.page.waitForEvent('filechooser', { timeout: 60_000 })
  await tabTo(reader, /上传合同文件/)
  reader.clear()
  await reader.press('Enter')
  await (await chooser).setFiles(contractFile)
  await reader.waitFor(/contract\.pdf.*上传成功/)
  await tabTo(reader, /下一步：核对 按钮/)

  reader.clear()
  await reader.press('Enter')
  await reader.waitFor('核对开立申请')
  const check = await readLines(reader, '返回修改')
  expect(check.join(' ')).toContain('123万4567元8角9分')
  expect(check.join(' ')).toContain('壹佰贰拾叁万肆仟伍佰陆拾柒元捌角玖分')
  expect(check.join(' ')).toContain('200万元')
  expectSpokenNumbers(check)

  for (const name of ['付款承诺函', '金票开立协议']) {
    await tabTo(reader, new RegExp(`查看《${name}》`))
    reader.clear()
    await reader.press('Enter')
    await reader.waitFor(name)
    await tabTo(reader, /已阅读，返回核对/)
    await reader.press('Enter')
    await tabTo(reader, new RegExp(`同意《${name}》`))
    await reader.press('Space')
  }
  await tabTo(reader, /签名并提交申请 按钮/)
  await signByEar(reader, '签名并提交 1 笔金票开立', '合计 123万4567元8角9分')
  await reader.waitFor('已提交 1 笔开立申请')
  expectOnce(reader, '已提交 1 笔开立申请')
})

test('G9, G10: the director hears the application, signs it, and hears the answer once', async ({ reader }) => {
  await enter(reader, 'CD', 'credit/core/issue/director-approve')
  // The first three of the seed's queue are refused at approval.
  const link = await tabTo(reader, /SQ [\d ，]+0 0 0 0 (?:0 [4-9]|[1-9] \d) 链接/)
  const [applyNo = ''] = /SQ [\d ，]+\d/.exec(link) ?? []
  reader.clear()
  await reader.press('Enter')
  await reader.waitFor(`金票开立 ${applyNo}`)
  const detail = await readPage(reader, '拒绝')
  expectSpokenNumbers(detail)
  for (const fact of ['金额', '额度影响', '合同金额', '审批记录']) expect(detail.join(' ')).toContain(fact)
  const [amount = ''] = /(?:\d{1,4}万)?(?:\d{1,4})?元(?:\d角)?(?:\d分)?/.exec(detail.join(' ')) ?? []
  expect(amount).not.toBe('')
  await tabTo(reader, /复核通过 按钮/)
  await signByEar(reader, '签名并复核通过：1 笔金票开立', `合计 ${amount}`)
  await reader.waitFor('复核通过成功，共 1 笔')
  expectOnce(reader, '复核通过成功，共 1 笔')
})

test('G9, G10: the supplier hears what waits, accepts it by signature, and hears the answer once', async ({
  reader,
}) => {
  await enter(reader, 'SO', 'credit/chain/index/operator')
  const home = await readPage(reader, '查看数据表')
  expectSpokenNumbers(home)
  await tabTo(reader, /签收 金票 JP [\d ，]+ 按钮/)
  await signByEar(reader, '签名并签收 1 张金票', /合计 (\d{1,4}万)?(\d{1,4})?元/)
  await reader.waitFor('签收成功，共 1 笔')
  expectOnce(reader, '签收成功，共 1 笔')
})

/** Signs in without the reader's keys, which cannot type Chinese, and opens the page of the test. */
async function enter(reader: ScreenReader, key: string, path: string): Promise<void> {
  await reader.act((page) => signIn(page, personOf(key)))
  await reader.page.locator('h1', { hasNotText: '登录' }).waitFor()
  await reader.goto(path)
  await reader.page.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null)
}

/** Opens the list of the focused field and takes its first entry. */
async function choose(reader: ScreenReader): Promise<void> {
  await reader.press('ArrowDown')
  await reader.page.getByRole('option').first().waitFor()
  await reader.press('Home')
  await reader.press('Enter')
}

/** A key and a network take their time: each state of the prompt lasts long enough to be worth a word. */
async function takeTime(reader: ScreenReader): Promise<void> {
  await reader.page.evaluate(() => {
    const { sign } = SubtleCrypto.prototype
    SubtleCrypto.prototype.sign = async function (algorithm, key, data) {
      // The UKEY's; requests are signed with an elliptic curve.
      if (key.algorithm.name.startsWith('RSA')) await new Promise((done) => setTimeout(done, 2500))
      return sign.call(this, algorithm, key, data)
    }
  })
  await reader.page.route(/\/corp\/v1\//, async (route) => {
    if (route.request().method() === 'POST') await pause(2500)
    await route.fallback()
  })
}

/** Presses the button that has the focus, and signs in the dialog of this title that opens: each state is said once. */
async function signByEar(reader: ScreenReader, title: string, sum: string | RegExp): Promise<void> {
  reader.clear()
  await reader.press('Enter')
  await reader.waitFor(title)
  await reader.waitFor(/已识别 UKEY（尾号( [\dA-F]){4}），请输入 UKEY 密码/)
  await reader.waitFor(sum)
  await expect(reader.page.getByLabel(/^UKEY 密码/)).toBeFocused()
  expect(heard(reader, title).length, 'the dialog says its title').toBeGreaterThan(0)
  expectOnce(reader, /已识别 UKEY/)
  expectSpokenNumbers(reader.spoken())
  await takeTime(reader)
  reader.clear()
  await reader.type(PIN)
  await reader.press('Enter')
  for (const state of ['正在签名，请勿拔出 UKEY', '签名完成，正在提交']) {
    await reader.waitFor(state)
    expectOnce(reader, state)
  }
}
