import type { NextTry } from '@jinpiao/contract/tries'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { CuredBy } from './CuredBy.tsx'
import { FailReason } from './FailReason.tsx'

vi.mock('#portal/session/useSession.ts', async () => {
  const { visitor } = await import('#portal/session/testing/visitors.ts')
  return { useVisitor: () => visitor() }
})
vi.mock('#portal/parts/useMayOpen.ts', () => ({ useMayOpen: () => () => true }))

const again = (isPaid: boolean): NextTry => ({ pkApply: 'b2', applyNo: 'SQ2', businessType: 'REDEEM', isPaid })
const first = { pkApply: 'b1', applyNo: 'SQ1', businessType: 'REDEEM', failReason: '户名不符' } as const

/** What is said, and what its links are called. */
async function shown(of: ReactNode) {
  const { main, unmount } = await mountPage(of)
  const links = Array.from(main.querySelectorAll('a'), ({ textContent }) => textContent)
  const text = main.textContent?.trim()
  unmount()
  return [text, links]
}

test.each([
  ['it has not failed', { failReason: null, takenBy: null, before: null }, '—', []],
  ['nothing has taken it again', { failReason: '余额不足', takenBy: null, before: null }, '余额不足', []],
  [
    'another takes it again',
    { failReason: '余额不足', takenBy: again(false), before: first },
    '余额不足（已重新办理） SQ2',
    ['SQ2'],
  ],
  [
    'another has paid it',
    { failReason: '余额不足', takenBy: again(true), before: null },
    '余额不足（已重新付清） SQ2',
    ['SQ2'],
  ],
  ['it takes another again', { failReason: null, takenBy: null, before: first }, '上次付款失败：户名不符 SQ1', ['SQ1']],
])('0056: a failed payment and what took it again name each other: %s', async (_, of, text, links) => {
  expect(await shown(<FailReason of={of} />)).toEqual([text, links])
})

test('0056: that all which failed was paid is said with what has paid it, once each, and not before', async () => {
  const failed = { state: 'FAILED', takenBy: again(true) }
  expect((await shown(<CuredBy lines={[failed, failed, { state: 'PAID', takenBy: null }]} />))[1]).toEqual(['SQ2'])
  expect(await shown(<CuredBy lines={[failed, { state: 'FAILED', takenBy: again(false) }]} />)).toEqual(['', []])
})
