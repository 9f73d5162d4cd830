import { businessMessage } from '@jinpiao/contract/errors'
import { businessTypes, flowOf } from '@jinpiao/contract/flow'
import { obstacleOf } from '@jinpiao/contract/obstacles'
import { expect, test, vi } from 'vitest'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { visitor } from '#portal/session/testing/visitors.ts'
import { ObstacleNote, Obstacles } from './Obstacles.tsx'

vi.mock('#portal/session/useSession.ts', () => ({ useVisitor: () => visitor() }))
vi.mock('#portal/parts/useMayOpen.ts', () => ({ useMayOpen: () => () => true }))

const pairs = businessTypes.flatMap((type) => (flowOf(type).obstacles ?? []).map((name) => [type, name] as const))

test.each(pairs)(
  '%s: %s stands in the place of the form with its reason, its way out and whom to ask',
  async (of, name) => {
    const { code, ways, isApplication } = obstacleOf(name)
    const message = businessMessage(code, ['甲', '乙'])
    const found = [{ name, message, pkApply: isApplication ? 'a1' : null }]
    const { main, unmount } = await mountPage(<Obstacles of={of} found={found} />)
    expect(main.querySelector('h1')?.textContent).toBe(`暂不能办理：${flowOf(of).name[0]}`)
    expect(main.textContent).toContain(message.replaceAll(' ', ' '))
    expect(main.textContent).toContain('400-111-5318')
    const hrefs = [...main.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    if (isApplication) expect(hrefs[0]).toContain('pkApply=a1')
    else if (ways[0]) expect(hrefs[0]).toBe(ways[0].href)
    // Never a dead end.
    expect(hrefs.length).toBeGreaterThan(0)
    unmount()
  },
)

test('several are said together, and one page is led to once', async () => {
  const found = (['NO_ACCOUNT', 'NO_PRODUCT', 'REALNAME', 'LICENCE_OVER'] as const).map((name) => ({
    name,
    message: businessMessage(obstacleOf(name).code, ['收款']),
    pkApply: null,
  }))
  const { main, unmount } = await mountPage(<Obstacles of="FINANCE" found={found} />)
  for (const { message } of found) expect(main.textContent).toContain(message)
  const hrefs = [...main.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(new Set(hrefs).size).toBe(hrefs.length)
  unmount()
})

test('above a stored form: why it cannot be submitted, and the way out; nothing where nothing is in the way', async () => {
  const message = businessMessage('04000120')
  const note = await mountPage(
    <ObstacleNote of="ISSUE" found={[{ name: 'ISSUE_SUSPENDED', message, pkApply: null }]} />,
  )
  expect(note.main.textContent).toContain(message)
  expect(note.main.querySelector('a')?.getAttribute('href')).toContain('state=OVERDUE')
  note.unmount()
  const { main, unmount } = await mountPage(<ObstacleNote of="ISSUE" found={[]} />)
  expect(main.textContent).toBe('')
  unmount()
})
