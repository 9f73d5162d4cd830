import { isCreditCode } from '@jinpiao/values/creditCode'
import * as z from 'zod/mini'
import { says } from './validationWords.ts'

/** A whole unified social credit code, with the last character that the others ask for (GB 32100). */
export const creditCode = z
  .string()
  .check(z.regex(/^[0-9A-Z]{18}$/, says('creditCode')), z.refine(isCreditCode, says('creditCode')))

/** A code that a form may still lack. */
export const creditCodeOrNone = z.string().check(
  z.regex(/^([0-9A-Z]{18})?$/, says('creditCode')),
  z.refine((code) => code === '' || isCreditCode(code), says('creditCode')),
)
