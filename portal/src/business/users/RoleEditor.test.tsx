import { type AssignableRole, type CorpUserRow, getAssignableRoles, setRoles } from '@jinpiao/contract/users'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { BusinessError } from '#portal/http/errors.ts'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { RoleEditor } from './RoleEditor.tsx'

const role = (pkRole: string, roleLabel: string, post: string): AssignableRole => ({
  pkRole,
  roleCode: pkRole,
  roleLabel,
  post,
  pages: [{ menuName: `${roleLabel}的页面`, menuBrief: `/${pkRole}` }],
})
const roles = [
  role('operator', '经办', 'OPERATOR'),
  role('director', '主管', 'DIRECTOR'),
  role('viewer', '查询', 'QUERY'),
]
const user = {
  userId: 'u1',
  personName: '陈嘉禾',
  pkRoles: ['operator'],
  isManager: false,
  ukeySuffix: '6400',
  version: 3,
} as CorpUserRow

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('#portal/http/client.ts', () => ({ call }))
let answer: () => unknown
beforeEach(() => {
  answer = () => ({ version: 4 })
  call.mockReset()
  call.mockImplementation(async (endpoint: unknown) => (endpoint === getAssignableRoles ? roles : answer()))
})
const saved = () => call.mock.calls.filter(([endpoint]) => endpoint === setRoles).map(([, input]) => input)
const box = (name: string) => page.getByRole('checkbox', { name })
const save = page.getByRole('button', { name: '保存角色' })

async function open(over: Partial<CorpUserRow> = {}) {
  await mountPage(<RoleEditor user={{ ...user, ...over }} reason={undefined} />)
  await page.getByRole('button', { name: /^编辑角色/ }).click()
  await expect.element(box('经办')).toBeVisible()
}

test('H4: what a change ends stands above the button, by role and key; without a change there is nothing to save', async () => {
  await open()
  await expect.element(save).toHaveAttribute('aria-disabled', 'true')
  await expect.element(save).toHaveAccessibleDescription('角色没有变化')
  await box('经办').click()
  await box('查询').click()
  for (const text of [
    '失去岗位：经办。不能再打开相应页面，正在使用的页面会随之更新。',
    '新增岗位：查询。',
    'UKEY 不再用于：经办。',
  ])
    await expect.element(page.getByText(text)).toBeVisible()
  await expect.element(page.getByText(/^UKEY 还不能用于/)).not.toBeInTheDocument()
  await save.click()
  await expect.poll(saved).toEqual([{ params: { userId: 'u1' }, body: { version: 3, pkRoles: ['viewer'] } }])
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('I11: one person in both posts is warned of, and may be saved', async () => {
  await open()
  const warning = page.getByText('同一人兼有提交和复核的岗位：本人提交的申请须由他人复核。')
  await expect.element(warning).not.toBeInTheDocument()
  await box('主管').click()
  await expect.element(warning).toBeVisible()
  await expect.element(page.getByText('UKEY 还不能用于：主管。保存后请重新绑定。')).toBeVisible()
  await save.click()
  await expect.poll(saved).toMatchObject([{ body: { pkRoles: ['operator', 'director'] } }])
})

test('a user keeps one role at least; an administrator may hold none besides his own, which is not offered', async () => {
  await open({ isManager: true, pkRoles: ['operator', 'manager'] })
  await expect.poll(() => page.getByRole('checkbox').elements().length).toBe(3)
  await box('经办').click()
  await save.click()
  await expect.poll(saved).toMatchObject([{ body: { pkRoles: [] } }])
})

test('… nobody else', async () => {
  await open()
  await box('经办').click()
  await save.click()
  await expect.element(page.getByText('请至少选择一个角色').first()).toBeVisible()
  expect(saved()).toEqual([])
})

test('I22: what the server refuses is said in the sheet, with what was chosen', async () => {
  answer = () => {
    throw new BusinessError('01000302', '企业须保留至少一名主管')
  }
  await open({ pkRoles: ['director'] })
  await box('主管').click()
  await box('查询').click()
  await save.click()
  await expect.element(page.getByText('企业须保留至少一名主管').first()).toBeVisible()
  await expect.element(box('查询')).toBeChecked()
})
