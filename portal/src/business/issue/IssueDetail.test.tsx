import type { DetailOf } from '@jinpiao/contract/applications'
import type { issue } from '@jinpiao/contract/issue'
import { expect, test } from 'vitest'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { LimitImpact } from './IssueDetail.tsx'

const withLimit = (availableAfter: string) =>
  ({
    limit: { sourceName: '示范商业银行', product: '', total: '50000000.00', available: '28555883.92', availableAfter },
  }) as DetailOf<typeof issue>

test('visual, Decision: what is left of the limit with this issue, as a share and as an amount', async () => {
  const { main, unmount } = await mountPage(<LimitImpact detail={withLimit('16210205.02')} />)
  const meter = main.querySelector('[role=meter]')
  expect(meter?.getAttribute('aria-valuenow')).toBe('68')
  expect(main.textContent).toContain('16,210,205.02')
  expect(main.textContent).toContain('28,555,883.92')
  unmount()
})

test('visual, Decision: a limit that does not suffice says what it is over by', async () => {
  const { main, unmount } = await mountPage(<LimitImpact detail={withLimit('-1.50')} />)
  expect(main.querySelector('[role=meter]')?.hasAttribute('data-over')).toBe(true)
  expect(main.textContent).toContain('1.50')
  unmount()
})
