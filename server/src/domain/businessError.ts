import { type BusinessErrorCode, businessMessage, type Language } from '@jinpiao/contract/errors'

/** Fills a `{n}` of the text: as it is, or a word in both languages. */
export type ErrorValue = string | readonly [zh: string, en: string]

/** A refusal that the person reads: a code of the contract's table and what fills its text. Never a defect. */
export class BusinessError extends Error {
  override name = 'BusinessError'
  readonly code: BusinessErrorCode
  readonly values: readonly ErrorValue[]

  constructor(code: BusinessErrorCode, ...values: ErrorValue[]) {
    super(code)
    this.code = code
    this.values = values
  }

  /** The words for the reader. */
  text(language: Language): string {
    const inLanguage = (value: ErrorValue) => (typeof value === 'string' ? value : value[language === 'zh-CN' ? 0 : 1])
    return businessMessage(this.code, this.values.map(inLanguage), language)
  }
}

export const isBusinessError = (error: unknown): error is BusinessError => error instanceof BusinessError
