import { spokenSerials } from '@jinpiao/values/serials'
import sharp from 'sharp'
import { savedBy } from '../lib/download.ts'
import {
  agreeAndSubmit,
  annexFile,
  contractFile,
  fillIssue,
  inDays,
  issuedNumber,
  openInQueue,
} from '../lib/issuing.ts'
import { expect, test } from '../lib/journey.ts'
import { sheetsOnPaper } from '../lib/print.ts'
import { goTo, sign } from '../lib/steps.ts'

const platform = '金票供应链金融平台'

/** As a phone held upright takes it. */
const photo = async () => ({
  name: 'photo.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 1200, height: 1600, channels: 3, background: 'white' } })
    .png()
    .toBuffer(),
})

test('J2: issue, review, final review, acceptance: four people, four signatures, keys only', async ({ desk }) => {
  const operator = await desk('CO')
  await goTo(operator, '新增开立')
  await expect(operator.page).toHaveTitle(`新增开立 - 金票开立 - ${platform}`)
  await fillIssue(operator, {
    supplier: '江城精铸有限公司',
    amount: '123456.78',
    contractNo: 'HT-J2-001',
    promisedDate: inDays(90),
    invoiceNo: '99420000000000000001',
    contracts: [contractFile, annexFile, await photo()],
  })
  await expect(operator.page.getByText('壹拾贰万叁仟肆佰伍拾陆元柒角捌分')).toBeVisible()
  const applyNo = await agreeAndSubmit(operator)
  expect(applyNo).toMatch(/^SQ\d{14}$/)
  await expect(operator.page.getByRole('main')).toContainText('待主管复核')

  const director = await desk('CD')
  await openInQueue(director, '开立复核', '金票开立', applyNo)
  const packet = await savedBy(director, () => director.activate({ role: 'button', name: /^打包下载 3 个文件/ }))
  // Its name is the header's (deliver.test.ts): on a busy machine the driver has once reported the address instead.
  const text = packet.bytes.toString('latin1')
  expect([text.slice(0, 2), text.includes('contract.pdf'), text.includes('annex.pdf')]).toEqual(['PK', true, true])
  await director.activate({ role: 'button', name: /^photo\.png.*（预览）/ })
  await director.expectDialog('photo.png')
  const picture = director.page.getByRole('dialog').getByRole('img', { name: 'photo.png的图片' })
  await expect(picture).toHaveJSProperty('complete', true)
  // It was uploaded 1600 px high.
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalHeight)).toBe(1280)
  await director.press('Escape')
  await director.expectFocus({ role: 'button', name: /^photo\.png/ })
  await director.activate({ role: 'button', name: '复核通过' })
  await sign(director, '签名并复核通过：1 笔金票开立', '已复核通过，共 1 笔')

  const final = await desk('CF')
  await openInQueue(final, '开立终审', '金票开立', applyNo)
  await final.activate({ role: 'button', name: '终审通过' })
  await sign(final, '签名并终审通过：1 笔金票开立', '已终审通过，共 1 笔')
  const creditNo = await issuedNumber(final)
  await final.activate({ role: 'button', name: '打印开立凭证' })
  await final.expectFocus({ role: 'heading', name: /打印开立凭证/ })
  await expect(final.page.getByText(/^凭证编号：PZ\d{14}$/)).toBeVisible()
  expect(await sheetsOnPaper(final.page), 'P17: one sheet, and no empty one after it').toBe(1)

  const supplier = await desk('SO')
  await supplier.activate({ role: 'button', name: `签收 金票 ${creditNo}` })
  await sign(supplier, '签名并签收 1 张金票', '已签收，共 1 笔')
  await expect(supplier.page.getByRole('button', { name: spokenSerials(`签收 金票 ${creditNo}`) })).toHaveCount(0)
  const held = supplier.page.getByRole('table', { name: /^我的金票/ })
  await expect(held.getByRole('row').filter({ hasText: creditNo })).toContainText('持有中')
})
