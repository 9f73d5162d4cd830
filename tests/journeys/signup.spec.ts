import { annexFile, contractFile, numberIn, tickAgreement, upload } from '../lib/issuing.ts'
import { expect, test } from '../lib/journey.ts'
import type { Keyboard } from '../lib/keyboard.ts'
import { answerOutside } from '../lib/outside.ts'
import { sign, type } from '../lib/steps.ts'

const PRODUCT = '绿色制造融资资格'
/** What the product asks for, in its order. */
const PAPERS = ['营业执照', '近两年财务报表', '环评批复'] as const

test('J10: an enterprise applies to qualify, hands in what the funder misses, and is qualified', async ({ desk }) => {
  const operator = await desk('SO')
  const director = await desk('SD')
  const { page } = operator
  await operator.open('my/signup/product')
  await operator.activate({ role: 'link', name: `申请 ${PRODUCT}` })
  await operator.expectFocus({ role: 'heading', name: '资格申请' })
  // What is missing is said by name before anything is signed.
  await operator.activate({ role: 'button', name: '下一步：核对' })
  await expect(page.getByRole('link', { name: '请上传“环评批复”' })).toBeVisible()
  await fill(operator)
  const applyNo = await submit(operator)

  await review(director, applyNo)
  await answerOutside(page)

  // The application has come back: the paper that is missed says why, beside the others that are right.
  await operator.open('my/signup/query')
  const row = page.getByRole('row').filter({ hasText: applyNo })
  await expect(row).toContainText('退回补件')
  await operator.activate({ role: 'link', name: applyNo })
  await operator.expectFocus({ role: 'heading', name: `融资资格申请 ${applyNo}` })
  await expect(page.getByRole('main')).toContainText('资金方驳回了这笔申请')
  await expect(page.getByRole('main')).toContainText('资金方意见：缺少附注页，请补充（演示）')
  await operator.activate({ role: 'link', name: `补件 ${applyNo}` })
  await operator.expectFocus({ role: 'heading', name: '修改融资资格申请' })
  const papers = page.getByRole('region', { name: '材料清单' }).getByRole('listitem')
  await expect(papers.filter({ hasText: PAPERS[1] })).toContainText('待补件')
  await upload(operator, /^上传近两年财务报表/, annexFile)
  await operator.expectAnnounced('annex.pdf 上传成功')
  await expect(papers.filter({ hasText: PAPERS[1] })).toContainText('已上传')
  expect(await submit(operator)).toBe(applyNo)

  await review(director, applyNo)
  await answerOutside(page)
  await operator.open('my/signup/product')
  const card = page.getByRole('region', { name: PRODUCT })
  await expect(card).toContainText('有效')
  await expect(card).toContainText('参考额度10,000,000.00')
  await operator.activate({ role: 'link', name: `查看申请 ${PRODUCT}` })
  await operator.expectFocus({ role: 'heading', name: `融资资格申请 ${applyNo}` })
  await expect(page.getByRole('main')).toContainText('已通过')
})

/** Everything that the form asks for. The last digit of the mobile number makes the funder miss a file (演示). */
async function fill(operator: Keyboard): Promise<void> {
  await type(operator, '上年营业收入（元）', '86500000')
  await type(operator, '前年营业收入（元）', '79200000')
  await type(operator, '上年净利润（元）', '4120000')
  await type(operator, '前年净利润（元）', '-380000.5')
  await type(operator, '交易对手', '华岳重工股份有限公司')
  await type(operator, /^交易占比/, '62.5')
  for (const document of PAPERS) {
    await upload(operator, new RegExp(`^上传${document}`), contractFile)
    await operator.expectAnnounced('contract.pdf 上传成功')
  }
  await upload(operator, /^上传企业授权书/, contractFile)
  await operator.expectAnnounced('contract.pdf 上传成功')
  await type(operator, '联系人', '曹若溪')
  await type(operator, '联系人手机号', '13800000402')
}

/** From the form to the signed application; its number. */
async function submit(operator: Keyboard): Promise<string> {
  await operator.activate({ role: 'button', name: '下一步：核对' })
  await operator.expectFocus({ role: 'heading', name: '核对融资资格申请' })
  await tickAgreement(operator, '融资资格申请声明')
  await operator.activate({ role: 'button', name: '签名并提交申请' })
  await sign(operator, '签名并提交 1 笔融资资格申请', '已提交 1 笔融资资格申请')
  return numberIn(operator.page.getByRole('main'))
}

async function review(director: Keyboard, applyNo: string): Promise<void> {
  await director.open('my/signup/query')
  await director.activate({ role: 'link', name: applyNo })
  await director.expectFocus({ role: 'heading', name: `融资资格申请 ${applyNo}` })
  await director.activate({ role: 'button', name: '复核通过' })
  await sign(director, '签名并复核通过：1 笔融资资格申请', '已复核通过，共 1 笔')
}
