import { expect, test, vi } from 'vitest'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { SuspensionBanner } from './SuspensionBanner.tsx'

const none = { count: 0, amount: '0.00' }
const two = { count: 2, amount: '3680000.00' }
let data: object = {}
vi.mock('./useFigures.ts', () => ({ useFigures: () => ({ data }) }))
vi.mock('#portal/parts/useMayOpen.ts', () => ({ useMayOpen: () => () => true }))

const RESUMES = '全部兑付后自动恢复'
const parent = '上级企业华岳重工股份有限公司'

test.each([
  ['its own arrears', { suspendedSince: '2027-03-05', suspendedParent: null, overdue: two }, [RESUMES], [parent], 2],
  [
    'those of its parent',
    { suspendedSince: null, suspendedParent: '华岳重工股份有限公司', overdue: none },
    [parent],
    ['2 张'],
    0,
  ],
  [
    'both',
    { suspendedSince: '2027-03-05', suspendedParent: '华岳重工股份有限公司', overdue: two },
    ['本企业 2 张金票逾期未兑付，共 3,680,000.00 元。', parent],
    [`3,680,000.00 元。${RESUMES}`],
    2,
  ],
  ['neither', { suspendedSince: null, suspendedParent: null, overdue: none }, [], [RESUMES], 0],
] as const)(
  'I29: what stops issuing is named, and promised is only what is so: %s',
  async (_, figures, said, not, links) => {
    data = figures
    const { main, unmount } = await mountPage(<SuspensionBanner />)
    for (const text of said) expect(main.textContent).toContain(text)
    for (const text of not) expect(main.textContent).not.toContain(text)
    expect(main.querySelectorAll('a')).toHaveLength(links)
    unmount()
  },
)
