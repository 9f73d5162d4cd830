import { addDays } from '@jinpiao/values/days'

type Row = [day: string, kind: 'HOLIDAY' | 'WORKDAY', name: string]

const span = (from: string, days: number, name: string): Row[] =>
  Array.from({ length: days }, (_, index) => [addDays(from, index), 'HOLIDAY', name])
const worked = (name: string, ...days: string[]): Row[] => days.map((day) => [day, 'WORKDAY', name])

/**
 * Days on which the working calendar of 2026 departs from the week, by the State Council's notice on the holidays of
 * that year, and New Year's Day of 2027, which the law fixes. The next notice is one more block of rows.
 */
export const holidayRows: readonly Row[] = [
  ...span('2026-01-01', 3, '元旦'),
  ...worked('元旦调休', '2026-01-04'),
  ...worked('春节调休', '2026-02-14', '2026-02-28'),
  ...span('2026-02-15', 9, '春节'),
  ...span('2026-04-04', 3, '清明节'),
  ...span('2026-05-01', 5, '劳动节'),
  ...worked('劳动节调休', '2026-05-09'),
  ...span('2026-06-19', 3, '端午节'),
  ...worked('国庆节调休', '2026-09-20', '2026-10-10'),
  ...span('2026-09-25', 3, '中秋节'),
  ...span('2026-10-01', 7, '国庆节'),
  ...span('2027-01-01', 1, '元旦'),
]
