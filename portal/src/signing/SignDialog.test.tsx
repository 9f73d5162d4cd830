import type { SecurityData } from '@jinpiao/contract/session'
import { UkeyError } from '@jinpiao/ukey/driver'
import { dummyDriver } from '@jinpiao/ukey/dummyDriver'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { BusinessError, NetworkError, SessionLostError } from '#portal/http/errors.ts'
import { lackBoth } from '#portal/parts/testing/lackBoth.ts'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { securityAtom, store } from '#portal/session/store.ts'
import SignDialog from './SignDialog.tsx'
import type { PreparedTask } from './signingTask.ts'

/** Signed, and the submission is rejected with this. */
async function refusedWith(error: unknown) {
  store.set(securityAtom, { openedProductCorps: {} } as SecurityData)
  const submit = vi.fn<PreparedTask['submit']>().mockRejectedValue(error)
  const task = {
    businessType: 'ISSUE',
    action: 'APPROVE',
    title: '签名并提交',
    original: '原文',
    text: { businessType: 'ISSUE', entries: [], reason: null, supplierConsent: false, agreements: [] },
    creditList: [],
    key: { driver: dummyDriver, certSerialNo: '', suffix: '' },
    submit,
  } as unknown as PreparedTask
  await mountPage(<SignDialog opening={{ title: '签名', count: 1 }} task={task} onClose={() => {}} onDone={() => {}} />)
  await userEvent.click(page.getByRole('button', { name: '签名', exact: true }))
  await expect.element(page.getByText(/签名成功，提交失败/)).toBeInTheDocument()
  return page
    .getByRole('button')
    .elements()
    .map(({ textContent }) => textContent)
}

test.each([
  ['no answer came', new NetworkError()],
  ['the server was busy', new BusinessError('99000503', '系统正忙，本次操作没有执行，请稍后重试')],
  ['there were too many calls', new BusinessError('99000429', '操作过于频繁，请稍后再试')],
])('the same signature may be submitted again: %s', async (_, error) => {
  expect(await refusedWith(error)).toContain('重新提交')
})

test.each([
  ['the signature is too old or used', new BusinessError('11000104', '签名已超过有效期，请重新签名')],
  ['the person may not do it', new BusinessError('01000202', '您没有该操作的权限')],
  ['what was signed has changed', new BusinessError('99000409', '数据已被他人更新，请刷新后重试')],
  ['the session is lost', new SessionLostError()],
])('重新提交 is not offered for what cannot succeed: %s', async (_, error) => {
  const buttons = await refusedWith(error)
  expect(buttons).toContain('关闭')
  expect(buttons).not.toContain('重新提交')
})

test.each([
  ['AGENT_ABSENT', '如何安装 UKEY 驱动', '/help/index?id=4'],
  ['LNA_DENIED', '如何允许', '/help/index?id=4'],
  ['PIN_LOCKED', '重置 UKEY', '/my/enterprise-info/ukey/reset'],
] as const)('spec §8: %s leads on, to pages alone that one may open', async (code, name, address) => {
  const driver = { ...dummyDriver, id: 'agent', pinEntry: 'driver', list: () => Promise.reject(new UkeyError(code)) }
  const task = {
    businessType: 'ISSUE',
    original: '原文',
    text: { businessType: 'ISSUE', entries: [], reason: null, supplierConsent: false, agreements: [] },
    key: { driver, certSerialNo: 'AB', suffix: '00AB' },
  } as unknown as PreparedTask
  const link = () => {
    const found = document.querySelectorAll('[role=dialog] [role=group] a')
    return Array.from(found, (each) => [each.textContent, each.getAttribute('href')])
  }
  const menuOf = (path: string) => ({
    menuName: '',
    menuBrief: path.split('?')[0],
    hidden: false,
    childMenuResources: [],
  })
  const dialog = <SignDialog opening={{ title: '签名', count: 1 }} task={task} onClose={() => {}} onDone={() => {}} />
  store.set(securityAtom, { openedProductCorps: {} } as SecurityData)
  await mountPage(dialog)
  await expect.poll(() => document.querySelector('[role=dialog] [role=group]')?.textContent).toMatch(/UKEY/)
  expect(link()).toEqual([])
  store.set(securityAtom, { openedProductCorps: {}, menus3: [menuOf(address)] } as unknown as SecurityData)
  await expect.poll(link).toEqual([[`${name}（新窗口打开）`, address]])
})

test.each([1, 2])('what lacks amount and day is shown without them: %s entries', async (count) => {
  lackBoth('ISSUE')
  store.set(securityAtom, { openedProductCorps: {} } as SecurityData)
  const entry = {
    version: 1,
    counterparty: '江城精铸有限公司',
    amount: null,
    promisedDate: null,
    digest: 'ab',
    details: [],
  }
  const entries = Array.from({ length: count }, (_, index) => ({ ...entry, no: `SQ2026112100000${index}` }))
  const task = {
    businessType: 'ISSUE',
    action: 'APPROVE',
    title: '签名',
    original: '原文',
    text: { businessType: 'ISSUE', entries, reason: null, supplierConsent: false, agreements: [] },
    creditList: [],
    key: { driver: dummyDriver, certSerialNo: '', suffix: '' },
  } as unknown as PreparedTask
  await mountPage(<SignDialog opening={{ title: '签名', count: 1 }} task={task} onClose={() => {}} onDone={() => {}} />)
  const text = () => document.querySelector('[role=dialog]')?.textContent
  await expect.poll(text).toContain('江城精铸有限公司')
  expect(text()).not.toMatch(/金额|合计|承诺付款日|—/)
})

test('each recipient with its amount, and what is kept', async () => {
  store.set(securityAtom, { openedProductCorps: {} } as SecurityData)
  const details = [
    { label: '接收方', party: '安禾五金制品厂', amount: '300.00' },
    { label: '接收方', party: '明远物流有限公司', amount: '200.00' },
  ]
  const entry = {
    no: 'SQ20261127000001',
    version: 1,
    counterparty: '安禾五金制品厂等 2 家',
    amount: '500.00',
    promisedDate: '2027-03-01',
    digest: 'ab',
    details,
  }
  const task = {
    businessType: 'TRANSFER',
    action: 'SUBMIT',
    title: '签名',
    original: '原文',
    text: { businessType: 'TRANSFER', entries: [entry], reason: null, supplierConsent: false, agreements: [] },
    creditList: [],
    key: { driver: dummyDriver, certSerialNo: '', suffix: '' },
  } as unknown as PreparedTask
  await mountPage(
    <SignDialog
      opening={{ title: '签名', count: 1, kept: 34_950_010n }}
      task={task}
      onClose={() => {}}
      onDone={() => {}}
    />,
  )
  const text = () => document.querySelector('[role=dialog]')?.textContent
  await expect
    .poll(text)
    .toMatch(/接收方 1安禾五金制品厂.*300\.00.*接收方 2明远物流有限公司.*200\.00.*找零.*349,500\.10/)
})

const part = (amount: string) => ({ label: '金票编号', party: 'JP2026 江城精铸有限公司', amount })
const price = { label: '费用', party: '无' }

test.each([
  ['parts of its amount', '600.00', Array.from({ length: 6 }, () => part('100.00')), '共 6 项，合计 600元'],
  // A financing: what is financed, the fee, and what arrives; then its prices.
  ['facts with amounts', '1000.00', [part('1000.00'), part('12.00'), part('988.00'), price, price, price], '共 6 项'],
  // An exchange: each ticket, then the fee.
  ['parts and a fee', '500.00', [...Array.from({ length: 5 }, () => part('100.00')), part('7.00')], '共 6 项'],
])('what is signed folds behind a sum where that is its amount: %s', async (_, amount, details, words) => {
  const entry = { no: 'SQ1', version: 1, counterparty: '示范商业银行', amount, promisedDate: null, digest: '', details }
  const task = {
    businessType: 'FINANCE',
    original: '原文',
    text: { businessType: 'FINANCE', entries: [entry], reason: null, supplierConsent: false, agreements: [] },
    key: { driver: dummyDriver, certSerialNo: '', suffix: '' },
  } as unknown as PreparedTask
  store.set(securityAtom, { openedProductCorps: {} } as SecurityData)
  await mountPage(<SignDialog opening={{ title: '签名', count: 1 }} task={task} onClose={() => {}} onDone={() => {}} />)
  await expect.element(page.getByRole('button', { name: words, exact: true })).toBeInTheDocument()
})
