import { contractFile, inDays } from '../lib/issuing.ts'
import { expectOnce, expectSpokenNumbers, readLines, readPage, tabTo } from './listening.ts'
import { choose, enter, signByEar } from './tasks.ts'
import { expect, test } from './test.ts'

test('G9, G10: the operator hears the form, what is checked and what is signed', async ({ reader }) => {
  await enter(reader, 'CO', 'credit/core/issue/issue')

  expect(await tabTo(reader, /额度来源/)).toContain('必填')
  await choose(reader)
  await tabTo(reader, /供应商(?!管理)/)
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
  const chooser = reader.page.waitForEvent('filechooser')
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
    await reader.waitFor('已阅读并同意 按钮')
    await reader.press('Enter')
    await reader.waitFor(`已同意《${name}》`)
  }
  await tabTo(reader, /签名并提交申请 按钮/)
  await signByEar(reader, '签名并提交 1 笔金票开立', '合计 123万4567元8角9分')
  await reader.waitFor('已提交 1 笔开立申请')
  expectOnce(reader, '已提交 1 笔开立申请')
})

test('G9, G10: the director hears the application, signs it, and hears the answer once', async ({ reader }) => {
  await enter(reader, 'CD', 'credit/core/issue/director-approve')
  // Those of the seed that are refused at approval stand first, and how many they are depends on the day.
  const choosable = reader.page.getByRole('row').filter({ has: reader.page.getByRole('checkbox', { disabled: false }) })
  const number = (await choosable.getByRole('link', { name: /^SQ/ }).first().innerText()).trim()
  const link = await tabTo(reader, new RegExp(`${number} 链接\\. SQ [\\d ，]+`))
  const [applyNo = ''] = /SQ [\d ，]+\d/.exec(link) ?? []
  reader.clear()
  await reader.press('Enter')
  await reader.waitFor(`金票开立 ${applyNo}`)
  const detail = await readPage(reader, '驳回')
  expectSpokenNumbers(detail)
  for (const fact of ['金额', '额度影响', '合同金额', '审批记录']) expect(detail.join(' ')).toContain(fact)
  const [amount = ''] = /(?:\d{1,4}万)?(?:\d{1,4})?元(?:\d角)?(?:\d分)?/.exec(detail.join(' ')) ?? []
  expect(amount).not.toBe('')
  await tabTo(reader, /复核通过 按钮/)
  await signByEar(reader, '签名并复核通过：1 笔金票开立', `合计 ${amount}`)
  await reader.waitFor('已复核通过，共 1 笔')
  expectOnce(reader, '已复核通过，共 1 笔')
})

test('G9, G10: the supplier hears what waits, accepts it by signature, and hears the answer once', async ({
  reader,
}) => {
  await enter(reader, 'SO', 'credit/chain/index/operator')
  const home = await readPage(reader, '查看数据表')
  expectSpokenNumbers(home)
  await tabTo(reader, /签收 金票 JP [\d ，]+ 按钮/)
  await signByEar(reader, '签名并签收 1 张金票', /合计 (\d{1,4}万)?(\d{1,4})?元/)
  await reader.waitFor('已签收，共 1 笔')
  expectOnce(reader, '已签收，共 1 笔')
})
