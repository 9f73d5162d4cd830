import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { day } from './fields.ts'

/** Region code of the mainland's holidays (spec §9). */
export const HOLIDAY_REGION = 'R_156'

const holidays = z.array(z.object({ day, kind: z.enum(['HOLIDAY', 'WORKDAY']), name: z.string() }))

export const getHolidays = endpoint({
  method: 'GET',
  path: '/corp/v1/dates/holidays/currentYear',
  summary: '本年度节假日与调休工作日',
  permission: 'signedIn',
  query: z.object({ region: z.literal(HOLIDAY_REGION) }),
  data: holidays,
})

/** Promised dates and instalments lie in the next year from January on. The call above has the current year alone (spec §9). */
export const getNextHolidays = endpoint({
  method: 'GET',
  path: '/corp/v1/dates/holidays/nextYear',
  summary: '下一年度节假日与调休工作日，公布前仅有法定日期',
  permission: 'signedIn',
  query: z.object({ region: z.literal(HOLIDAY_REGION) }),
  data: holidays,
})
