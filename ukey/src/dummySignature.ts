import { fromBase64, toBase64, utf8 } from './bytes.ts'

/** What stands where a signature would: anyone who decodes it reads that it is none (spec §4, control disabled). */
const DUMMY = toBase64(utf8('DUMMY SIGNATURE: UKEY CONTROL IS DISABLED'))
const DUMMY_START = 'DUMMY SIGNATURE'

export const dummySignature = (): string => DUMMY

/** The server asks this first: accepted only while UKEY control is off, refused as 11000108 while it is on (I13). */
export function isDummySignature(signature: string): boolean {
  try {
    return new TextDecoder().decode(fromBase64(signature)).startsWith(DUMMY_START)
  } catch {
    return false
  }
}
