import { inDays, numberIn, openInQueue, tickAgreement, upload } from '../lib/issuing.ts'
import { expect, test } from '../lib/journey.ts'
import type { Keyboard } from '../lib/keyboard.ts'
import { sign, type } from '../lib/steps.ts'

test('J3: a ticket is split to two, one accepts, one refuses and its part comes back; nothing is lost', async ({
  desk,
}) => {
  const operator = await desk('SO')
  const { page } = operator
  await operator.open(`credit/chain/index/operator?promisedFrom=${inDays(100)}`)
  const held = page.getByRole('table', { name: /^我的金票/ }).getByRole('row')
  const free = held
    .filter({ has: page.getByRole('rowheader') })
    .filter({ hasNotText: '办理其他业务' })
    .first()
  const creditNo = await numberIn(free)
  const [face = ''] = /[\d,]+\.\d{2}/.exec(await free.innerText()) ?? []
  await operator.activate({ role: 'link', name: creditNo })
  await operator.expectFocus({ role: 'heading', name: `金票 ${creditNo}` })
  await operator.activate({ role: 'link', name: '转让或拆分' })
  await operator.expectFocus({ role: 'heading', name: '转让金票' })
  await expect(page.getByRole('combobox', { name: '金票编号' })).toHaveValue(creditNo)

  await fillRecipient(operator, '安禾五金制品厂', '300.00')
  await operator.activate({ role: 'button', name: '再加一个接收方' })
  await fillRecipient(operator, '明远物流有限公司', '200.00')
  await expect(page.getByText('转让免费，平台不收取任何费用。').first()).toBeVisible()
  await operator.activate({ role: 'button', name: '下一步：核对' })
  await operator.expectFocus({ role: 'heading', name: '核对转让申请' })
  await expect(page.getByText(`（${face} 元）将拆分为：`)).toBeVisible()
  await expect(page.getByText(/^本企业保留 /).first()).toBeVisible()
  await tickAgreement(operator, '金票转让协议')
  await opensWithThePress(operator, '签名并提交申请', '签名并提交 1 笔金票转让')
  await sign(operator, '签名并提交 1 笔金票转让', '已提交 1 笔转让申请')
  const applyNo = await numberIn(page.getByRole('main'))

  const director = await desk('SD')
  await openInQueue(director, '转让复核', '金票转让', applyNo)
  await director.activate({ role: 'button', name: '复核通过' })
  await sign(director, '签名并复核通过：1 笔金票转让', '已复核通过，共 1 笔')

  const accepting = await desk('AO')
  await answer(accepting, '签收', '300.00')
  await sign(accepting, '签名并签收 1 张金票', '已签收，共 1 笔')

  // What has been passed on is owed by its issuer, not by whoever has passed it on.
  await accepting.open('credit/chain/index/operator?amountFrom=300.00&amountTo=300.00')
  const received = accepting.page.getByRole('table', { name: /^我的金票/ }).getByRole('row')
  await expect(received.filter({ hasText: '江城精铸' }).first()).toHaveText(/(华岳重工|中泽装备).*前手企业 江城精铸/)

  const refusing = await desk('MD')
  await answer(refusing, '拒收', '200.00')
  await refusing.expectDialog('拒收 1 张金票')
  await refusing.activate({ role: 'button', name: '金额与应收账款不符' })
  await refusing.activate({ role: 'button', name: '签名并拒收' })
  await sign(refusing, '签名并拒收 1 张金票', '已拒收，共 1 笔')

  // Each recipient's answer, and what came back, where the operator follows the application.
  await operator.open(`credit/chain/transfer/apply?pkApply=${new URL(director.page.url()).searchParams.get('pkApply')}`)
  await expect(page.getByText('已签收', { exact: true })).toBeVisible()
  await expect(page.getByText('已拒收，退还本企业')).toBeVisible()
  await expect(page.getByText('金额与应收账款不符').first()).toBeVisible()

  // The lineage of the ticket adds up to what it was (I2): change, the accepted part, the part that came back.
  await operator.open(`credit/chain/index/operator?tab=SPENT&creditNo=${creditNo}`)
  await operator.activate({ role: 'link', name: creditNo })
  await operator.expectFocus({ role: 'heading', name: `金票 ${creditNo}` })
  await operator.tabTo({ role: 'tab', name: '贸易背景' })
  await operator.choose('流转轨迹')
  await expect(page.getByText('合计 = 原票金额')).toBeVisible()
  await expect(page.getByRole('list', { name: '流转轨迹' })).toContainText('安禾五金制品厂')
})

/** Fills in the recipient that the focus stands before, with a contract of the same amount. */
async function fillRecipient(keyboard: Keyboard, recipient: string, amount: string): Promise<void> {
  await type(keyboard, '接收方', recipient, 'combobox')
  await keyboard.page.getByRole('option', { name: recipient }).waitFor()
  await keyboard.choose(new RegExp(recipient))
  await type(keyboard, '金额（元）', amount)
  await type(keyboard, '合同编号', 'HT-J3')
  await type(keyboard, '合同名称', '外协加工合同')
  await type(keyboard, '合同金额（元）', amount)
  await type(keyboard, '签订日期', inDays(-10))
  await upload(keyboard, /^上传合同文件/)
  await keyboard.expectAnnounced('contract.pdf 上传成功')
}

/** Answers the part of this amount that 江城精铸 has passed on. */
/**
 * The dialog waits for no answer and no script, only for the browser to draw it (70 to 135 ms of the
 * page's own time, built portal). Everything that is asked for after the press is held back until it is there.
 */
async function opensWithThePress(keyboard: Keyboard, button: string, title: string): Promise<void> {
  const { page } = keyboard
  let open = () => {}
  const isOpen = new Promise<void>((resolve) => {
    open = resolve
  })
  await page.route('**', async (route) => {
    await isOpen
    await route.fallback()
  })
  await keyboard.activate({ role: 'button', name: button })
  await keyboard.expectDialog(title)
  open()
  await page.unroute('**')
}

async function answer(keyboard: Keyboard, act: '签收' | '拒收', amount: string): Promise<void> {
  const row = keyboard.page.getByRole('row').filter({ hasText: '江城精铸' }).filter({ hasText: amount })
  await row.first().waitFor()
  await keyboard.activate({ role: 'button', name: `${act} 金票 ${await numberIn(row.first())}` })
}
