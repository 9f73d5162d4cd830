import { type Corp, putCorp } from '@jinpiao/contract/corps'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { BusinessError } from '#portal/http/errors.ts'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { CorpEditor } from './CorpEditor.tsx'

const corp = {
  contactName: '陈嘉禾',
  contactMobile: '138****0101',
  contactEmail: '',
  bizAddress: '江城市滨江路 1 号',
  scale: '大型',
  industry: '通用设备制造',
  version: 7,
} as Corp

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('#portal/http/client.ts', () => ({ call }))
beforeEach(() => {
  call.mockReset()
  call.mockResolvedValue({ version: 8 })
})
const saved = () => call.mock.calls.filter(([endpoint]) => endpoint === putCorp).map(([, input]) => input.body)
const box = (name: string) => page.getByRole('textbox', { name, exact: true })
const save = page.getByRole('button', { name: '保存', exact: true })

async function open() {
  await mountPage(<CorpEditor corp={corp} />)
  await page.getByRole('button', { name: '修改' }).click()
  await expect.element(box('联系人')).toHaveValue('陈嘉禾')
}

test('H9: a number that is not touched is not sent; its stars are not read one by one', async () => {
  await open()
  const mobile = box('联系人手机号 （选填）')
  await expect.element(mobile).toHaveValue('')
  const heard = document.getElementById(mobile.element().getAttribute('aria-describedby')?.split(' ')[0] ?? '')
  const spoken = heard?.cloneNode(true) as HTMLElement
  for (const hidden of spoken.querySelectorAll('[aria-hidden=true]')) hidden.remove()
  expect(spoken.textContent).toMatch(/^现为 1 3 8.*0 1 0 1，不修改请留空$/)
  expect(spoken.textContent).not.toContain('*')
  await box('经营地址').fill('江城市滨江路 2 号')
  await save.click()
  const { contactMobile: _, ...kept } = corp
  await expect.poll(saved).toEqual([{ ...kept, bizAddress: '江城市滨江路 2 号' }])
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('what is wrong is said at its field, and nothing is sent', async () => {
  await open()
  await box('联系人').fill(' ')
  await box('联系人手机号 （选填）').fill('12')
  await box('联系邮箱 （选填）').fill('chen@')
  await save.click()
  for (const text of ['请填写', '请填写 11 位手机号', '邮箱格式不正确，例如 name@example.com'])
    await expect.element(page.getByText(text, { exact: true }).first()).toBeVisible()
  expect(saved()).toEqual([])
  await box('联系人').fill('林晚')
  await box('联系人手机号 （选填）').fill('13800000109')
  await box('联系邮箱 （选填）').fill('')
  await save.click()
  await expect.poll(saved).toMatchObject([{ contactName: '林晚', contactMobile: '13800000109', version: 7 }])
})

test('what somebody else has saved meanwhile is said, and what was typed stays', async () => {
  call.mockRejectedValue(new BusinessError('01000302', '该数据已被他人修改'))
  await open()
  await box('所属行业').fill('专用设备制造')
  await save.click()
  await expect.element(page.getByText('该数据已被他人修改').first()).toBeVisible()
  await expect.element(box('所属行业')).toHaveValue('专用设备制造')
})
