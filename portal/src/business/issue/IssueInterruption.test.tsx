import { businessMessage } from '@jinpiao/contract/errors'
import { expect, test, vi } from 'vitest'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { visitor } from '#portal/session/testing/visitors.ts'
import { IssueInterruption } from './IssueInterruption.tsx'

vi.mock('#portal/session/useSession.ts', () => ({ useVisitor: () => visitor() }))

test.each([
  ['04000120', '开立业务已暂停'],
  ['03000280', '营业执照已过期'],
  ['04000121', '尚未开通金票产品'],
] as const)(
  'product §4.5: refusal %s has a page of its own with the reason, whom to ask and a way on',
  async (code, title) => {
    const { main, unmount } = await mountPage(<IssueInterruption kind={code} message={businessMessage(code)} />)
    expect(main.querySelector('h1')?.textContent).toBe(title)
    expect(main.textContent).toContain(businessMessage(code))
    expect(main.textContent).toContain('400-111-5318')
    expect(main.querySelector('a')?.getAttribute('href')).toBe('/credit/core/index/operator')
    unmount()
  },
)
