import { DASHES, halfWidth, SPACES } from './internal/halfWidth.ts'

const SEPARATORS = new RegExp(`[${SPACES}${DASHES}\\s]`, 'g')

/** What a person or an input method puts into digits: full-width figures become ASCII, spaces and dashes go. */
export function plainDigits(text: string): string {
  return halfWidth(text).replace(SEPARATORS, '')
}

/** A mobile of mainland China: also without the country code that address books and browsers put before it. */
export function plainMobile(text: string): string {
  return plainDigits(text).replace(/^(?:\+|00)86(?=1)/, '')
}
