import { annexFile, contractFile, inDays, upload } from '../lib/issuing.ts'
import { expect, test } from '../lib/journey.ts'
import type { Keyboard } from '../lib/keyboard.ts'
import { answerOutside } from '../lib/outside.ts'
import { type } from '../lib/steps.ts'

/** The last character makes the platform of the demonstration want the contract anew while it has one file. */
const CONTRACT_NO = 'HT-2026-0992'
const NAME = '阀体年度资料'

test('papers are collected section by section, sent back with an opinion, corrected and approved', async ({ desk }) => {
  const operator = await desk('SO')
  const { page } = operator
  const tasks = page.getByRole('region', { name: '待完善的内容' }).getByRole('listitem')
  await create(operator)

  // What it is called can be put right as long as it is not handed in.
  await operator.activate({ role: 'button', name: '修改资料信息' })
  await operator.expectDialog('修改资料信息')
  await type(operator, '资料名称', `${NAME}（修订）`)
  await operator.activate({ role: 'button', name: '保存' })
  await operator.expectAnnounced('已保存资料信息')
  await expect(page.getByRole('main')).toContainText(`${NAME}（修订）`)

  // Nothing can be handed in yet, and invoices wait for a contract: both say so.
  await expect(page.getByRole('main')).toContainText('资料尚未完成：授权书')
  await expect(tasks.filter({ hasText: '发票' })).toContainText('暂不可用')
  await expect(tasks.filter({ hasText: '发票' })).toContainText('请先录入合同')

  await giveAuthorisation(operator)
  await giveContract(operator)
  await chooseInvoice(operator)
  await giveMaterial(operator)
  await expect(tasks.filter({ hasText: '已完成' })).toHaveCount(4)

  await submit(operator)
  await platformAnswers(operator)
  await expect(tasks.filter({ hasText: '已退回' })).toHaveCount(1)
  await expect(tasks.filter({ hasText: '已退回' })).toContainText('审核意见：合同缺少盖章页，请补充（演示）')

  // What is typed and not saved is asked about before it is lost.
  await operator.activate({ role: 'link', name: '合同' })
  await operator.expectFocus({ role: 'heading', name: '上传合同' })
  await expect(page.getByRole('main')).toContainText('合同缺少盖章页，请补充（演示）')
  await upload(operator, /^上传合同文件/, annexFile)
  await operator.expectAnnounced('annex.pdf 上传成功')
  await operator.activate({ role: 'link', name: '返回资料详情' })
  await operator.expectDialog('离开这个页面？')
  await operator.activate({ role: 'button', name: '继续填写' })
  await operator.expectFocus({ role: 'link', name: '返回资料详情' })
  await save(operator, '合同')
  await expect(tasks.filter({ hasText: '已完成' })).toHaveCount(4)

  await submit(operator)
  await platformAnswers(operator)
  await expect(page.getByRole('main')).toContainText('审核通过')
  await expect(page.getByRole('main')).toContainText(CONTRACT_NO)
})

/** A pack with its name and parties; its page says what comes next. */
async function create(operator: Keyboard): Promise<void> {
  await operator.open('credit/finance-data/create/finance')
  await type(operator, '资料名称', NAME)
  await operator.tabTo({ role: 'button', name: /资金方/ })
  await operator.choose('示范商业银行')
  await operator.tabTo({ role: 'button', name: /核心企业/ })
  await operator.choose('华岳重工股份有限公司')
  await operator.activate({ role: 'button', name: '保存，去上传资料' })
  await operator.expectFocus({ role: 'heading', name: /^融资资料( SQ|$)/ })
}

async function giveAuthorisation(operator: Keyboard): Promise<void> {
  await operator.activate({ role: 'link', name: '授权书' })
  await operator.expectFocus({ role: 'heading', name: '上传授权书' })
  // What is missing is said by name.
  await operator.activate({ role: 'button', name: '保存' })
  await expect(operator.page.getByRole('link', { name: '请上传企业授权书' })).toBeVisible()
  await type(operator, '授权有效期至', inDays(200))
  await upload(operator, /^上传企业授权书/, contractFile)
  await operator.expectAnnounced('contract.pdf 上传成功')
  await save(operator, '授权书')
}

async function giveContract(operator: Keyboard): Promise<void> {
  await operator.activate({ role: 'link', name: '合同' })
  await operator.expectFocus({ role: 'heading', name: '上传合同' })
  await type(operator, '合同编号', CONTRACT_NO)
  await type(operator, '合同名称', '阀体采购合同')
  await type(operator, '购买方', '华岳重工股份有限公司')
  await type(operator, '销售方', '江城精铸有限公司')
  await type(operator, '合同金额（元）', '860000')
  await type(operator, '签订日期', inDays(-30))
  await upload(operator, /^上传合同文件/, contractFile)
  await operator.expectAnnounced('contract.pdf 上传成功')
  await save(operator, '合同')
}

/** One of the enterprise's own between the parties of the contract, of those that the seed has passed by the tax office. */
async function chooseInvoice(operator: Keyboard): Promise<void> {
  await operator.activate({ role: 'link', name: '发票' })
  await operator.expectFocus({ role: 'heading', name: '选用发票' })
  // Other journeys enter invoices of these parties: it may stand on the second page.
  await type(operator, '发票号码', '264277', 'searchbox')
  await operator.activate({ role: 'button', name: '查询' })
  await operator.page
    .getByRole('checkbox', { name: /^选择 发票 2 6 4 2，7 7/, disabled: false })
    .first()
    .waitFor()
  await operator.activate({ role: 'checkbox', name: /^选择 发票 2 6 4 2，7 7/ })
  await operator.activate({ role: 'button', name: '选用 1 张' })
  await operator.expectAnnounced('已选用 1 张发票')
  await save(operator, '发票')
}

async function giveMaterial(operator: Keyboard): Promise<void> {
  await operator.activate({ role: 'link', name: '其他材料' })
  await operator.expectFocus({ role: 'heading', name: '上传其他材料' })
  await upload(operator, /^上传申请材料/, contractFile)
  await operator.expectAnnounced('contract.pdf 上传成功')
  await save(operator, '其他材料')
}

/** Back to the tasks, whose heading has the focus; that it was saved is said once. */
async function save(operator: Keyboard, section: string): Promise<void> {
  await operator.activate({ role: 'button', name: '保存' })
  await operator.expectFocus({ role: 'heading', name: /^融资资料 SQ/ })
  await operator.expectAnnounced(`已保存${section}`)
}

async function submit(operator: Keyboard): Promise<void> {
  await operator.activate({ role: 'button', name: '提交资料' })
  await operator.expectDialog(/^提交资料 SQ/)
  await operator.activate({ role: 'button', name: '提交资料' })
  await operator.expectFocus({ role: 'heading', name: '资料提交成功' })
}

/** The institutions of the demonstration answer now; then the pack is opened anew. */
async function platformAnswers(operator: Keyboard): Promise<void> {
  const { page } = operator
  await answerOutside(page)
  await operator.open(`credit/finance-data/detail${new URL(page.url()).search}`)
}
