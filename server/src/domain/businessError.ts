import { type BusinessErrorCode, businessMessage } from '@jinpiao/contract/errors'
import type { Problem } from '@jinpiao/contract/problems'
import type { Language, Value } from '@jinpiao/contract/words'

/** A refusal that the person reads: a code of the contract's table and what fills its text. Never a defect. */
export class BusinessError extends Error {
  override name = 'BusinessError'
  readonly code: BusinessErrorCode
  readonly values: readonly Value[]
  /** The input that it is about, by its path in the body; undefined: it is about the whole. */
  field: string | undefined

  constructor(code: BusinessErrorCode, ...values: Value[]) {
    super(code)
    this.code = code
    this.values = values
  }

  /** The same, about one input: whoever fills in a form finds it there. */
  at(field: string | undefined): this {
    this.field = field === '' ? undefined : field
    return this
  }

  /** The words for the reader. */
  text(language: Language): string {
    return businessMessage(this.code, this.values, language)
  }
}

export const isBusinessError = (error: unknown): error is BusinessError => error instanceof BusinessError

/** @throws {BusinessError} what the contract's rules have found first. */
export function refuse(problems: readonly (Problem | undefined)[]): void {
  const found = problems.find((each) => each !== undefined)
  if (found) throw new BusinessError(found.code, ...found.values).at(found.field)
}

/** What an act would answer, without doing it: its refusal, or undefined. */
export function refusalOf(act: () => unknown): BusinessError | undefined {
  try {
    act()
    return undefined
  } catch (error) {
    if (isBusinessError(error)) return error
    throw error
  }
}
