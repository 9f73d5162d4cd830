import type { Endpoint } from '@jinpiao/contract/endpoint'
import { moneySum } from '@jinpiao/contract/fields'
import * as z from 'zod/mini'

/** What zod tells of a schema, as far as it is walked here. */
interface Walked {
  type: string
  shape?: Record<string, z.ZodMiniType>
  element?: z.ZodMiniType
  innerType?: z.ZodMiniType
  options?: readonly z.ZodMiniType[]
}

const isCount = (name: string): boolean => /^count$|Count$|^feeBills$/.test(name)
/** Amounts that are computed of others, though none of them exceeds the maximum of one ticket. */
const isComputed = (name: string): boolean =>
  /^(outstanding|owedToday|nextDueAmount|penalty|lineAvailable|usedAmount|availableAmount)$/.test(name)

/**
 * Figures of an answer by their paths, `ladder[].amount`: every sum of money, amounts whose names say that they are computed,
 * and every number that counts. Pages of lists (`pagecond`, `sum`) are asked about by themselves.
 */
export const figurePaths = ({ data }: Pick<Endpoint, 'data'>): string[] =>
  leavesOf(
    data,
    (schema, type, name) =>
      schema === moneySum || (type === 'number' ? isCount(name) : type === 'string' && isComputed(name)),
  ).filter((path) => !/^(pagecond|sum)\./.test(path))

/** Names of the numbers of an answer, wherever they stand in it. */
export const numberNames = ({ data }: Pick<Endpoint, 'data'>): string[] =>
  leavesOf(data, (_, type) => type === 'number').map(nameOf)

const nameOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1)

function leavesOf(
  data: z.ZodMiniType,
  isAsked: (schema: z.ZodMiniType, type: string, name: string) => boolean,
): string[] {
  return [...new Set(walk(data, ''))]

  function walk(schema: z.ZodMiniType, path: string): string[] {
    const { type, shape, element, innerType, options } = schema._zod.def as unknown as Walked
    if (isAsked(schema, type, nameOf(path))) return [path]
    if (type === 'number') return []
    if (shape !== undefined) {
      const inside = Object.entries(shape)
      return inside.flatMap(([key, part]) => walk(part, path === '' ? key : `${path}.${key}`))
    }
    if (element !== undefined) return walk(element, `${path}[]`)
    if (options !== undefined) return options.flatMap((option) => walk(option, path))
    return innerType === undefined ? [] : walk(innerType, path)
  }
}

/** The values at a path of an answer, in order; of a part that is null, none. */
export function valuesAt(data: unknown, path: string): unknown[] {
  return path.split('.').reduce<unknown[]>(
    (found, step) => {
      const key = step.replace('[]', '')
      const inside = key === '' ? found : found.map((each) => (each as Record<string, unknown> | null)?.[key])
      const present = inside.filter((each) => each !== null && each !== undefined)
      return step.endsWith('[]') ? present.flat() : present
    },
    [data],
  )
}
