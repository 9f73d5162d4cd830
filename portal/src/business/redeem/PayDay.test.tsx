import type { Holiday } from '@jinpiao/values/workingDays'
import { expect, test, vi } from 'vitest'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { PayDay } from './PayDay.tsx'

const off: Holiday[] = [{ day: '2027-06-09', kind: 'HOLIDAY', name: '端午节' }]
vi.mock('#portal/parts/useHolidays.ts', () => ({ useHolidays: () => off }))

test.each([
  ['a working day', '2027-06-04', undefined],
  ['a Sunday', '2027-05-30', '2027-05-31'],
  ['a holiday', '2027-06-09', '2027-06-10'],
])('spec §5: of %s the bank pays on the next working day, which is said beside it', async (_what, day, bankDay) => {
  const { main, unmount } = await mountPage(<PayDay day={day} />)
  expect(main.textContent).toContain(day)
  if (bankDay === undefined) expect(main.textContent).not.toContain('银行')
  else expect(main.textContent).toContain(`银行在 ${bankDay} 付款`)
  unmount()
})
