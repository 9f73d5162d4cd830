import type { InputNames } from '@jinpiao/contract/endpoint'
import { businessMessage } from '@jinpiao/contract/errors'
import type { Problem } from '@jinpiao/contract/problems'
import { inputProblem } from '@jinpiao/contract/validationWords'
import type { Language } from '@jinpiao/contract/words'
import * as z from 'zod/mini'

/** What is wrong with one field, in words. */
export interface FieldProblem {
  field: string
  /** Of its control, where that is not the field. */
  fieldId?: string
  message: string
}

interface Asked {
  schema: z.ZodMiniType
  payload: unknown
  names?: InputNames | undefined
  language: Language
}

/** What the rules refuse, then what the schema would: one for each field, so that nobody learns it from the server. */
export function fieldProblems(broken: readonly Problem[], { schema, payload, names, language }: Asked): FieldProblem[] {
  const problems = broken.map(({ field, code, values }) => ({
    field,
    message: businessMessage(code, values, language),
  }))
  const { error } = z.safeParse(schema, payload)
  const unreadable = (error?.issues ?? []).map((issue) => ({
    field: String(issue.path[0] ?? ''),
    message: inputProblem(issue, language, names),
  }))
  const seen = new Set<string>()
  return [...problems, ...unreadable].filter(({ field }) => !seen.has(field) && seen.add(field))
}
