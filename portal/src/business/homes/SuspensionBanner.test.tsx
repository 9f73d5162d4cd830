import { dueHref, type WayToPay, waysToPay } from '@jinpiao/contract/waysToPay'
import { expect, test, vi } from 'vitest'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { SuspensionBanner } from './SuspensionBanner.tsx'

const none = { count: 0, amount: '0.00' }
const two = { count: 2, amount: '3680000.00' }
let data: object = {}
let mayRegister = true
vi.mock('./useFigures.ts', () => ({ useFigures: () => ({ data }) }))
vi.mock('#portal/parts/useMayOpen.ts', () => ({
  useMayOpen: () => (href: string) => mayRegister || !href.startsWith('/credit/core/redeem/register'),
}))

const RESUMES = '全部兑付后自动恢复'
const parent = '上级企业华岳重工股份有限公司'
const by = (...standing: WayToPay[]) =>
  Object.fromEntries(waysToPay.map((way) => [way, standing.includes(way) ? two : none]))

/** Its links, and which of them is primary. */
async function shown(figures: object) {
  data = figures
  const { main, unmount } = await mountPage(<SuspensionBanner />)
  const links = Array.from(main.querySelectorAll('a'), (link) => link.getAttribute('href'))
  const text = main.textContent
  const primary = Array.from(main.querySelectorAll('a')).filter(
    ({ textContent }) => textContent === '办理兑付登记',
  ).length
  unmount()
  return { links, text, primary }
}

test.each([
  [
    'its own arrears',
    { suspendedSince: '2027-03-05', suspendedBy: by('choosable'), suspendedParent: null, overdue: two },
    [RESUMES],
    [parent],
  ],
  [
    'those of its parent',
    {
      suspendedSince: null,
      suspendedBy: null,
      suspendedParent: { name: '华岳重工股份有限公司', since: '2027-03-01' },
      overdue: none,
    },
    [parent, '自 2027-03-01 起'],
    ['2 张'],
  ],
  [
    'both',
    {
      suspendedSince: '2027-03-05',
      suspendedBy: by('choosable'),
      suspendedParent: { name: '华岳重工股份有限公司', since: '2027-03-01' },
      overdue: two,
    },
    ['本企业 2 张金票逾期未兑付，共 3,680,000.00 元，', parent],
    [`3,680,000.00 元。${RESUMES}`],
  ],
  ['neither', { suspendedSince: null, suspendedBy: null, suspendedParent: null, overdue: none }, [], [RESUMES]],
] as const)('I29: what stops issuing is named, and promised is only what is so: %s', async (_, figures, said, not) => {
  mayRegister = true
  const { text } = await shown(figures)
  for (const words of said) expect(text).toContain(words)
  for (const words of not) expect(text).not.toContain(words)
})

/** Every state of what is overdue, alone; what failed is among what can be registered. */
const states: readonly (readonly WayToPay[])[] = [
  ['choosable'],
  ['choosable', 'failed'],
  ['noAccount'],
  ['registered'],
  ['paying'],
  ['choosable', 'failed', 'noAccount', 'registered', 'paying'],
]

test.each(states.map((standing) => [standing.join(', '), standing] as const))(
  '0052: what hinders the cure is named with its number and its list, and only that: %s',
  async (_, standing) => {
    mayRegister = true
    const own = { suspendedSince: '2027-03-05', suspendedBy: by(...standing), suspendedParent: null, overdue: two }
    const { links, primary, text } = await shown(own)
    const lists = standing.map((way) => dueHref(way, 'OVERDUE'))
    const canRegister = standing.includes('choosable')
    expect(links).toEqual([...lists, ...(canRegister ? [dueHref('choosable', 'OVERDUE')] : [])])
    expect(primary).toBe(canRegister ? 1 : 0)
    expect(text.match(/2 张，3,680,000.00 元/g)).toHaveLength(standing.length)
    mayRegister = false
    // Who cannot register reads how it stands, and is led to the book.
    expect((await shown(own)).links).toEqual(['/credit/core/redeem/standing-book-query?box=OVERDUE'])
  },
)
