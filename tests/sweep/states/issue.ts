import { CODE_SUCCESS } from '@jinpiao/contract/envelope'
import { type IssueImportField, issueImportColumns } from '@jinpiao/contract/issueImport'
import { listLimits } from '@jinpiao/contract/limits'
import { columnHeading, exampleOf } from '@jinpiao/contract/sheetColumns'
import type { Page } from '@playwright/test'
import writeXlsxFile from 'write-excel-file/node'
import { contractFile, inDays, invoiceFile } from '../../lib/issuing.ts'
import { answerCalls } from '../answers.ts'
import type { State } from '../state.ts'
import { failed, loading } from './common.ts'
import { dialog, fill, isOfDraft, keepNothing, openTab, press, refuse, signing, tab, withId } from './steps.ts'

async function fillLine(page: Page): Promise<void> {
  await page.getByRole('button', { name: /额度来源/ }).press('Enter')
  await page.getByRole('option').first().press('Enter')
  await page.getByRole('combobox', { name: '供应商' }).pressSequentially('江城')
  await page.locator('[role=option][data-focused=true]').waitFor()
  await page.keyboard.press('Enter')
  await fill(page, '金额（元）', '12345.67')
  await fill(page, '承诺付款日', inDays(60))
  await fill(page, '合同编号', 'HT-2026-1')
  await fill(page, '合同名称', '年度采购合同')
  await fill(page, '合同金额（元）', '500000')
  await fill(page, '签订日期', inDays(-10))
  await page.locator('input[type=file]').first().setInputFiles(contractFile)
  // Its name is there from its first byte; the form goes on when all of it has arrived.
  await page
    .locator('main')
    .getByText(/，上传成功$/)
    .first()
    .waitFor()
  await fillInvoice(page)
}

async function fillInvoice(page: Page): Promise<void> {
  await press(page, 'button', '添加发票')
  await fill(page, '发票号码', '99420000000000000002')
  await fill(page, '开票日期', inDays(-3))
  await fill(page, '价税合计（元）', '12345.67')
  const invoice = page.getByRole('group', { name: '发票 1', exact: true })
  await invoice.locator('input[type=file]').setInputFiles(invoiceFile)
  await invoice
    .getByText(/，上传成功$/)
    .first()
    .waitFor()
}

async function toCheck(page: Page): Promise<void> {
  await fillLine(page)
  await press(page, 'button', '下一步：核对')
  await page.getByRole('heading', { name: '核对开立申请' }).waitFor()
}

async function agree(page: Page): Promise<void> {
  for (const name of ['付款承诺函', '金票开立协议']) {
    await press(page, 'button', `查看《${name}》`)
    await press(page, 'button', '已阅读并同意')
  }
}

/** One row as in the template, and one that has `mistakes` instead. */
async function uploadSheet(page: Page, mistakes: Partial<Record<IssueImportField, string>>): Promise<void> {
  await openTab(page, '批量导入')
  const example = issueImportColumns.map((column) => exampleOf(column, inDays(0)))
  const rows = [
    issueImportColumns.map((column) => columnHeading(column, 'zh-CN')),
    example,
    example.map((cell, at) => mistakes[issueImportColumns[at]?.field ?? 'remark'] ?? cell),
  ]
  const buffer = await writeXlsxFile(rows.map((row) => row.map((value) => ({ value, type: String })))).toBuffer()
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  // The panel of the form stays behind, with a field for files too.
  const field = page.locator('[role=tabpanel]:not([hidden]) input[type=file]').first()
  await field.setInputFiles({ name: '批量开立.xlsx', mimeType, buffer })
  await page.locator('[role=tabpanel]:not([hidden]) table').first().waitFor()
}

const inForm = (name: string, reach: (page: Page) => Promise<void>): State => ({ name, prepare: keepNothing, reach })

/** What was typed and not submitted, when its writer comes back. Kept here, not by the server. */
const draftFound: State = {
  name: 'draft found',
  async reach(page) {
    const savedAt = `${inDays(0)}T09:00:00+08:00`
    let kept: object | null = null
    await answerCalls(page, ({ url, sent }) => {
      if (!isOfDraft(url)) return undefined
      if (sent !== null) kept = { ...(sent as { payload: unknown }), savedAt, version: 1 }
      return { json: { code: CODE_SUCCESS, message: '', data: kept } }
    })
    const saved = page.waitForResponse((response) => isOfDraft(response.url()) && response.request().method() === 'PUT')
    await fill(page, '合同编号', 'HT-2026-1')
    await saved
    await page.reload()
    await page.getByRole('region', { name: /草稿/ }).waitFor()
  },
}

export const issue: State[] = [
  // The form itself needs the limits.
  loading,
  failed,
  draftFound,
  inForm('filled', fillLine),
  inForm('finished line folded', async (page) => {
    await fillLine(page)
    await press(page, 'button', '再加一个供应商')
    await page.getByRole('button', { name: '修改 第 1 笔' }).waitFor()
  }),
  inForm('invoice refused', async (page) => {
    await press(page, 'button', '添加发票')
    await refuse(page)
  }),
  inForm('two lines', async (page) => {
    await press(page, 'button', '再加一个供应商')
    await page.getByText('第 2 笔').first().waitFor()
    for (const line of [0, 1]) {
      await page.locator(`#line-${line}`).getByRole('button', { name: '添加发票' }).press('Enter')
      await page
        .locator(`#line-${line}`)
        .getByRole('group', { name: `第 ${line + 1} 笔 发票 1`, exact: true })
        .waitFor()
    }
  }),
  inForm('calendar open', async (page) => {
    await page.getByRole('button', { name: /日历/ }).first().press('Enter')
    await page.getByRole('grid').waitFor()
  }),
  {
    ...inForm('suppliers offered', async (page) => {
      await page.getByRole('combobox', { name: '供应商' }).pressSequentially('江')
      await page.getByRole('option').first().waitFor()
    }),
    // react-aria hides the rest of the page from readers while the list is open, so that VoiceOver's cursor stays in
    // the list. The field keeps the focus, and Tab closes the list before it goes on: nothing hidden gets the focus,
    // which is what these rules are about. The walk of probes/keyboard.ts passes through here.
    expected: [
      { probe: 'axe', rule: 'aria-hidden-focus' },
      { probe: 'axe', rule: 'page-has-heading-one' },
      { probe: 'axe', rule: 'region' },
      { probe: 'ibm', rule: 'aria_hidden_nontabbable' },
      // Of a hidden label it finds no words, of the list no landmark around it and no stop: its options are reached from
      // the field, by `aria-activedescendant`.
      { probe: 'ibm', rule: 'label_content_exists' },
      { probe: 'ibm', rule: 'aria_content_in_landmark' },
      { probe: 'ibm', rule: 'widget_tabbable_exists' },
    ],
  },
  inForm('check page', toCheck),
  inForm('check page refused', async (page) => {
    await toCheck(page)
    await press(page, 'button', '签名并提交申请')
    await page.locator('main [aria-invalid=true]').first().waitFor()
  }),
  inForm('agreement', async (page) => {
    await toCheck(page)
    await press(page, 'button', /^查看《/)
    await dialog(page)
  }),
  inForm('signing', async (page) => {
    await toCheck(page)
    await agree(page)
    await press(page, 'button', '签名并提交申请')
    await signing(page)
  }),
  {
    name: 'result',
    async reach(page) {
      await openTab(page, /^已提交/)
      await page.getByRole('rowheader').first().waitFor()
      await withId(page, 'pkApply', (pk) => `result=${pk}`)
      await page.getByRole('button', { name: /^复制/ }).waitFor()
    },
  },
  {
    name: 'submitted one',
    async reach(page) {
      await openTab(page, /^已提交/)
      await page.getByRole('rowheader').getByRole('link').first().press('Enter')
      await page.getByRole('heading', { level: 1, name: /SQ/ }).waitFor()
    },
  },
  {
    name: 'no limit',
    async reach(page) {
      const data = { list: [], pagecond: { page: 1, pageSize: 200, count: 0 }, sum: {} }
      await answerCalls(page, ({ url }) =>
        url.includes(`${listLimits.path}?`) ? { json: { code: CODE_SUCCESS, message: '', data } } : undefined,
      )
      await page.reload()
      await page.locator('main h1').waitFor()
    },
  },
  tab('批量导入'),
  inForm('sheet with mistakes', async (page) => {
    await uploadSheet(page, { supplierName: '没有这家供应商', amount: '一万元', promisedDate: '2020-01-01' })
  }),
  tab(/^我的草稿/),
  tab(/^被驳回/),
  tab(/^已提交/),
  {
    name: 'delete a draft',
    async reach(page) {
      await tab(/^我的草稿/).reach(page)
      await press(page, 'button', /^删除/)
      await dialog(page)
    },
  },
  {
    name: 'edit a returned one',
    async reach(page) {
      await tab(/^被驳回/).reach(page)
      await press(page, 'link', /^修改/)
      await page.getByRole('heading', { level: 1, name: '修改开立申请' }).waitFor()
      await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null)
    },
  },
]
