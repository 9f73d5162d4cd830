import { type Day, weekday } from '@jinpiao/values/days'
import { spokenDate, spokenDateRange } from '@jinpiao/values/spoken'
import type { Holiday } from '@jinpiao/values/workingDays'
import { defineMessages } from '../messages.ts'

const weekdaysZh = ['日', '一', '二', '三', '四', '五', '六']
const monthsEn = 'January February March April May June July August September October November December'.split(' ')
const weekdaysEn = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** Words of DateField and its calendar (accessibility §5.11). */
export const dateMessages = defineMessages(
  {
    /** For the ear: a form that every voice reads right. In the box it stands as 2025-01-15. */
    day: (day: Day) => spokenDate(day),
    /** A day of the calendar: the figure that is seen there is a word of it (2.5.3). */
    cell: (day: Day) => spokenDate(day),
    weekday: (day: Day) => `星期${weekdaysZh[weekday(day)]}`,
    holiday: ({ kind, name }: Holiday) => `${name} ${kind === 'HOLIDAY' ? '休' : '上班'}`,
    mark: { HOLIDAY: '休', WORKDAY: '班' },
    today: '今天',
    selected: '已选择',
    unavailable: (reason: string) => `不可选：${reason}`,
    holidayUnavailable: (name: string) => `节假日，不可选：${name}`,
    calendar: '日历',
    chooseDay: '选择日期',
    yearBefore: '上一年',
    yearAfter: '下一年',
    format: '日期格式错误。请输入日期，例如 2025-1-15',
    /** For the eye, as every day is written; the field says it as a day. */
    tooEarly: (min: Day) => `日期不能早于 ${min}`,
    tooLate: (max: Day) => `日期不能晚于 ${max}`,
    comma: '，',
    from: (label: string) => `${label}从`,
    to: (label: string) => `${label}至`,
    /** Both ends are counted. */
    range: (from: Day, to: Day, days: number) =>
      days === 1 ? `${spokenDate(from)} 当天` : `${spokenDateRange(from, to)}，共 ${days} 天`,
    endsBeforeStart: (to: Day) => `早于开始日期，请修改结束日期 ${spokenDate(to)}`,
  },
  {
    day: (day: Day) => day,
    cell: (day: Day) => `${Number(day.slice(8))} ${monthsEn[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)},`,
    weekday: (day: Day) => weekdaysEn[weekday(day)] ?? '',
    holiday: ({ kind, name }: Holiday) => `${name}, ${kind === 'HOLIDAY' ? 'day off' : 'working day'}`,
    mark: { HOLIDAY: 'off', WORKDAY: 'work' },
    today: 'today',
    selected: 'selected',
    unavailable: (reason: string) => `not available: ${reason}`,
    holidayUnavailable: (name: string) => `holiday, not available: ${name}`,
    calendar: 'Calendar',
    chooseDay: 'Choose a date',
    yearBefore: 'Previous year',
    yearAfter: 'Next year',
    format: 'Not a date. Enter a date such as 2025-1-15',
    tooEarly: (min: Day) => `The date cannot be before ${min}`,
    tooLate: (max: Day) => `The date cannot be after ${max}`,
    comma: ', ',
    from: (label: string) => `${label} from`,
    to: (label: string) => `${label} to`,
    range: (from: Day, to: Day, days: number) => (days === 1 ? `${from} only` : `${from} to ${to}, ${days} days`),
    endsBeforeStart: (to: Day) => `Later than the end, please change the end ${to}`,
  },
)

export type DateMessages = (typeof dateMessages)['zh-CN']
