import type { InputNames } from '@jinpiao/contract/endpoint'
import { inputProblem } from '@jinpiao/contract/validationWords'
import type { Language } from '@jinpiao/contract/words'
import * as z from 'zod/mini'
import { BusinessError } from './businessError.ts'

/**
 * The parsed value.
 * @throws {BusinessError} 01000303 with the first field that is wrong and what to enter, in words.
 */
export function parseInput<Schema extends z.ZodMiniType | undefined>(
  schema: Schema,
  value: unknown,
  language: Language,
  names?: InputNames,
): Schema extends z.ZodMiniType ? z.output<Schema> : undefined {
  type Result = Schema extends z.ZodMiniType ? z.output<Schema> : undefined
  if (schema === undefined) return undefined as Result
  const parsed = z.safeParse(schema, value)
  if (parsed.success) return parsed.data as Result
  const [issue] = parsed.error.issues
  throw new BusinessError('01000303', issue ? inputProblem(issue, language, names) : '').at(issue?.path.join('.'))
}
