import { plainPdf } from '@jinpiao/server/files/plainPdf'
import { addDays, type Day, todayInShanghai } from '@jinpiao/values/days'
import { expect, type Locator } from '@playwright/test'
import type { Keyboard } from './keyboard.ts'
import { goTo, sign, type } from './steps.ts'

export interface IssueWish {
  supplier: string
  amount: string
  contractNo: string
  promisedDate: Day
  /** Whose limit it is issued on; that of 示范商业银行 where it is left out. */
  source?: string
  /** Number of an electronic invoice over the whole amount; none where it is left out. */
  invoiceNo?: string
  /** What is uploaded as the contract, where it is not one file. */
  contracts?: readonly (typeof contractFile)[]
}

/** What is uploaded as the contract. */
export const contractFile = { name: 'contract.pdf', mimeType: 'application/pdf', buffer: plainPdf(['Contract']) }

export const annexFile = { name: 'annex.pdf', mimeType: 'application/pdf', buffer: plainPdf(['Annex']) }

export const invoiceFile = { name: 'invoice.pdf', mimeType: 'application/pdf', buffer: plainPdf(['Invoice']) }

/** So many days from today, in Shanghai. */
export const inDays = (days: number): Day => addDays(todayInShanghai(Date.now()), days)

/** Fills in the form of 新增开立, which has to be on the page, and goes on to its check page. */
export async function fillIssue(keyboard: Keyboard, wish: IssueWish): Promise<void> {
  await fillAndCheck(keyboard, wish)
  await keyboard.expectFocus({ role: 'heading', name: '核对开立申请' })
}

/** The same, whatever the check says. */
export async function fillAndCheck(
  keyboard: Keyboard,
  {
    supplier,
    amount,
    contractNo,
    promisedDate,
    source = '示范商业银行',
    invoiceNo,
    contracts = [contractFile],
  }: IssueWish,
): Promise<void> {
  const { page } = keyboard
  await beginAnew(keyboard)
  await keyboard.tabTo({ role: 'button', name: /额度来源/ })
  await keyboard.choose(new RegExp(source))
  await type(keyboard, '供应商', supplier, 'combobox')
  await page.getByRole('option', { name: supplier }).waitFor()
  await keyboard.choose(new RegExp(supplier))
  await type(keyboard, '金额（元）', amount)
  await type(keyboard, '承诺付款日', promisedDate)
  await type(keyboard, '合同编号', contractNo)
  await type(keyboard, '合同名称', '年度采购合同')
  await type(keyboard, '合同金额（元）', amount)
  await type(keyboard, '签订日期', inDays(-10))
  for (const file of contracts) {
    await upload(keyboard, /^上传合同文件/, file)
    await keyboard.expectAnnounced(`${file.name} 上传成功`)
  }
  if (invoiceNo !== undefined) await addInvoice(keyboard, { invoiceNo, amount })
  await keyboard.activate({ role: 'button', name: '下一步：核对' })
}

/** Leaves the draft of an earlier journey, which the server of this worker may hold: the form asks about it first. */
export async function beginAnew(keyboard: Keyboard): Promise<void> {
  const anew = { role: 'button', name: '重新开始' } as const
  if (await keyboard.page.getByRole(anew.role, { name: anew.name }).isVisible()) await keyboard.activate(anew)
}

/** Adds an invoice to the form, which has to be before the button that adds one. */
async function addInvoice(keyboard: Keyboard, { invoiceNo, amount }: Record<'invoiceNo' | 'amount', string>) {
  await keyboard.activate({ role: 'button', name: '添加发票' })
  await keyboard.expectFocus({ role: 'textbox', name: '发票号码' })
  await keyboard.fill(invoiceNo)
  await type(keyboard, '开票日期', inDays(-3))
  await type(keyboard, '价税合计（元）', amount)
  await upload(keyboard, /^上传发票文件/, invoiceFile)
  await keyboard.expectAnnounced('invoice.pdf 上传成功')
}

export async function toCheck(keyboard: Keyboard): Promise<void> {
  await keyboard.activate({ role: 'button', name: '下一步：核对' })
  await keyboard.expectFocus({ role: 'heading', name: '核对开立申请' })
  await expect(keyboard.page).toHaveTitle(/^核对开立申请 - /)
}

/** Opens an agreement of a check page and agrees below its text: Enter twice. */
export async function tickAgreement(keyboard: Keyboard, name: string): Promise<void> {
  await keyboard.activate({ role: 'button', name: `查看《${name}》` })
  await keyboard.expectDialog(name)
  await keyboard.expectFocus({ role: 'button', name: '已阅读并同意' })
  await keyboard.press('Enter')
  await keyboard.expectFocus({ role: 'button', name: `查看《${name}》` })
  await keyboard.expectAnnounced(`已同意《${name}》`)
  await expect(keyboard.page.getByRole('checkbox', { name: `本企业已阅读并同意《${name}》` })).toBeChecked()
}

/** Reads and ticks both agreements, signs, and returns the number of the application. */
export async function agreeAndSubmit(keyboard: Keyboard): Promise<string> {
  for (const name of ['付款承诺函', '金票开立协议']) await tickAgreement(keyboard, name)
  await keyboard.activate({ role: 'button', name: '签名并提交申请' })
  await sign(keyboard, '签名并提交 1 笔金票开立', '已提交 1 笔开立申请')
  return numberIn(keyboard.page.getByRole('main'))
}

/** The number of an application or a ticket, as it is seen there; what is heard stands beside it. */
export async function numberIn(place: Locator): Promise<string> {
  const [number] = /[A-Z]{2}\d{14}(?:-\d{2})*/.exec(await place.innerText()) ?? []
  if (number === undefined) throw new Error('no number there')
  return number
}

/** The number of the ticket that an application has issued, on the page of the application. */
export const issuedNumber = ({ page }: Keyboard): Promise<string> =>
  numberIn(
    page
      .getByRole('main')
      .getByRole('link')
      .filter({ hasText: /JP\d{14}/ })
      .first(),
  )

/** Narrows the queue down to one application. */
export async function findRow(keyboard: Keyboard, applyNo: string): Promise<void> {
  await type(keyboard, '申请编号', applyNo, 'searchbox')
  await keyboard.press('Enter')
  await keyboard.expectAnnounced(/已筛选：申请编号 .*，共 1 条/)
}

/** Goes to a queue (`开立复核`) and opens an application of it, whose page is called `金票开立 SQ…`. */
export async function openInQueue(keyboard: Keyboard, queue: string, business: string, applyNo: string): Promise<void> {
  await goTo(keyboard, queue)
  await findRow(keyboard, applyNo)
  await keyboard.activate({ role: 'link', name: applyNo })
  await keyboard.expectFocus({ role: 'heading', name: `${business} ${applyNo}` })
}

/** The button opens the system's own dialog, which is not the page's: the file is given to it. */
export async function upload(keyboard: Keyboard, name: RegExp, file = contractFile): Promise<void> {
  const chooser = keyboard.page.waitForEvent('filechooser')
  await keyboard.activate({ role: 'button', name })
  await (await chooser).setFiles(file)
}
