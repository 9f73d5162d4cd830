import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { day } from './fields.ts'

/** Region code of the mainland's holidays (spec §9). */
export const HOLIDAY_REGION = 'R_156'

export const getHolidays = endpoint({
  method: 'GET',
  path: '/corp/v1/dates/holidays/currentYear',
  summary: '本年度节假日与调休工作日',
  permission: 'signedIn',
  query: z.object({ region: z.literal(HOLIDAY_REGION) }),
  data: z.array(z.object({ day, kind: z.enum(['HOLIDAY', 'WORKDAY']), name: z.string() })),
})
