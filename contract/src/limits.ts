import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { day, moneySum, pageOf, pageQuery } from './fields.ts'
import { coreHomes, issuePages } from './permissions.ts'
import { type LimitState, limitStates } from './status.ts'

export const creditLimit = z.object({
  pkLimit: z.string(),
  sourceName: z.string(),
  product: z.string(),
  total: moneySum,
  allocated: moneySum,
  frozen: moneySum,
  used: moneySum,
  available: moneySum,
  from: day,
  to: day,
  state: z.enum(Object.keys(limitStates) as [LimitState, ...LimitState[]]),
})
export type CreditLimit = z.output<typeof creditLimit>

export const listLimits = endpoint({
  method: 'GET',
  path: '/corp/v1/limits/ccbscfs',
  summary: '额度列表与合计',
  access: 'session',
  permission: [...coreHomes, ...issuePages],
  query: z.object({ ...pageQuery }),
  data: pageOf(
    creditLimit,
    z.object({ total: moneySum, allocated: moneySum, frozen: moneySum, used: moneySum, available: moneySum }),
  ),
})
