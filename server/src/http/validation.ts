import type { Language } from '@jinpiao/contract/errors'
import * as z from 'zod/mini'
import { BusinessError } from '../domain/businessError.ts'

const words = { 'zh-CN': z.locales.zhCN().localeError, 'en-US': z.locales.en().localeError }

/**
 * The parsed value.
 * @throws {BusinessError} 01000303 with the first field that is wrong and what is wrong with it, in words.
 */
export function parseInput<Schema extends z.ZodMiniType | undefined>(
  schema: Schema,
  value: unknown,
  language: Language,
): Schema extends z.ZodMiniType ? z.output<Schema> : undefined {
  type Result = Schema extends z.ZodMiniType ? z.output<Schema> : undefined
  if (schema === undefined) return undefined as Result
  const parsed = z.safeParse(schema, value, { error: words[language] })
  if (parsed.success) return parsed.data as Result
  const [issue] = parsed.error.issues
  const field = issue?.path.join('.') ?? ''
  throw new BusinessError('01000303', `${field}${field && '：'}${issue?.message ?? ''}`)
}
