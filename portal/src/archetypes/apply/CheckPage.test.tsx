import { issue } from '@jinpiao/contract/issue'
import { expect, test, vi } from 'vitest'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import type { Apply, Party } from './apply.ts'
import { CheckPage } from './CheckPage.tsx'

vi.mock('#portal/session/useSession.ts', () => ({ useSecurity: () => ({ user3: { userName: '王一' } }) }))
vi.mock('#portal/http/client.ts', () => ({ call: () => new Promise(() => {}) }))
const submission = vi.hoisted(() => ({ failure: undefined as string | undefined }))
vi.mock('./useSubmit.ts', () => ({
  useSubmit: () => ({ ...submission, submit: () => undefined, busy: false, dialog: null }),
}))

async function checkPage(party: Party): Promise<HTMLElement> {
  const apply = { of: issue, name: 'issue', title: 'issue', parties: () => [party], lines: () => [{}] }
  const { main } = await mountPage(
    <CheckPage
      apply={apply as unknown as Apply<typeof issue, object>}
      values={{}}
      onBack={() => {}}
      onStored={() => {}}
      onSubmitted={() => {}}
    >
      <p>表单</p>
    </CheckPage>,
  )
  await expect.poll(() => main.textContent).toContain('表单')
  return main
}
const checkOf = async (party: Party) => (await checkPage(party)).textContent

test('what is checked has its total in figures and in words; without an amount there is neither', async () => {
  expect(await checkOf({ name: '江城精铸有限公司', amount: 6_000_000n })).toMatch(/60,000\.00.*陆万元整/)
  expect(await checkOf({ name: '江城精铸有限公司' })).not.toMatch(/\d\.\d\d|合计|零元/)
})

test('why it was not sent stands just above the button that was pressed', async () => {
  submission.failure = '数据已被他人更新，请刷新后再试'
  const main = await checkPage({ name: '江城精铸有限公司', amount: 6_000_000n })
  submission.failure = undefined
  const button = main.querySelector('button[type=submit]')
  const before = button?.parentElement?.previousElementSibling
  expect(before?.textContent).toContain('数据已被他人更新，请刷新后再试')
})
