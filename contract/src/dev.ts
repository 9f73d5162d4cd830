import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { instant, money } from './fields.ts'

/** What a demonstration lets anybody do. These calls exist only with `DEMO=1`, and are made from a shell as well, so they are not signed. */

const MAX_DAYS = 400
/** How far at once; nothing: the work of the day is done once more. */
const step = z.object({
  days: z._default(z.number().check(z.int(), z.minimum(0), z.maximum(MAX_DAYS)), 0),
  hours: z._default(z.number().check(z.int(), z.minimum(0), z.maximum(23)), 0),
})

/** Day by day: business time moves on, the work of each day is done, and the simulated institutions answer. */
export const moveClock = endpoint({
  method: 'POST',
  path: '/dev/clock',
  summary: '演示：把业务时间向前拨若干天、若干小时（只能向前），逐日执行日终任务并由模拟机构答复',
  permission: 'anyone',
  unsigned: true,
  body: step,
  data: z.object({ now: instant, answered: z.number() }),
})

/** What a simulator would answer within a minute, it answers now. */
export const answerOutsideNow = endpoint({
  method: 'POST',
  path: '/dev/outside',
  summary: '演示：模拟机构立即答复所有待答复事项',
  permission: 'anyone',
  unsigned: true,
  body: z.object({}),
  data: z.object({ answered: z.number() }),
})

/** What is on an account from now on: the simulated bank collects no more than that, and says so when nothing is there. */
export const setBalance = endpoint({
  method: 'POST',
  path: '/dev/balance',
  summary: '演示：设置模拟银行账户的余额，扣款以余额为限；null 为不限',
  permission: 'anyone',
  unsigned: true,
  body: z.object({ accountNo: z.string().check(z.regex(/^\d{8,32}$/)), balance: z.nullable(money) }),
  names: { balance: 'amount' },
  data: z.object({}),
})

/** Milliseconds by which a demonstration's business time is ahead of the `Date` of the answer. */
export const CLOCK_OFFSET_HEADER = 'x-clock-offset'
