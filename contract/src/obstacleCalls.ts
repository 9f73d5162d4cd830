import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { pk, repeated } from './fields.ts'
import { businessTypes, formPages } from './flow.ts'
import { obstacleNames } from './obstacles.ts'

const obstacle = z.object({
  name: z.enum(obstacleNames),
  /** What the submission would be refused with, in the reader's language. */
  message: z.string(),
  /** The application that is in the way; null: none is. */
  pkApply: z.nullable(z.string()),
  /** Of its ways out those that lead to something now; absent: all of them do. */
  ways: z.optional(z.array(z.string())),
})
export type FoundObstacle = z.output<typeof obstacle>

/** Everything that stands in the way of a form now, before anything is typed. */
export const listObstacles = endpoint({
  method: 'GET',
  path: '/corp/v1/obstacles',
  summary: '办理前须先解决的事项：原因与出路（与提交时的拒绝一致）',
  permission: formPages,
  query: z.object({
    type: z.enum(businessTypes),
    /** The stored application that is gone on with: it is not in its own way. */
    pkApply: z.optional(pk),
  }),
  data: z.array(obstacle),
})

/** The same of new forms of several types in one call: a home knows of each of its acts what stands in its way. */
export const listObstaclesByType = endpoint({
  method: 'GET',
  path: '/corp/v1/obstacles/by-type',
  summary: '一次查询多类业务办理前须先解决的事项',
  permission: formPages,
  query: z.object({ types: repeated(z.enum(businessTypes)) }),
  names: { types: 'businessType' },
  data: z.array(z.object({ type: z.enum(businessTypes), found: z.array(obstacle) })),
})
