import { expect } from '@playwright/test'
import type { ScreenReader } from './screenReader.ts'

/** More stops than any page has. */
const maxStops = 90

/** Presses Tab until something said matches; returns all that was said at that stop. */
export async function tabTo(reader: ScreenReader, wanted: RegExp): Promise<string> {
  const heard: string[] = []
  while (heard.length < maxStops) {
    const said = (await reader.press('Tab')).join(' ')
    if (wanted.test(said)) return said
    heard.push(said)
  }
  throw new Error(`Tab never led to ${wanted}. Heard:\n${heard.join('\n')}`)
}

/** Reads the whole page. An announcement stops Orca's "say all" before the footer is reached: then it is read again. */
export async function readPage(reader: ScreenReader): Promise<string[]> {
  for (let attempt = 1; ; attempt++) {
    const said = await reader.readAll()
    if (said.some((text) => text.includes('版权所有'))) return said
    if (attempt === 3) throw new Error(`the page was not read to its end: ${said.join(' ')}`)
  }
}

/** Everything said since `clear()` that matches. */
export const heard = (reader: ScreenReader, text: string | RegExp): string[] =>
  reader.spoken().filter((said) => (typeof text === 'string' ? said.includes(text) : text.test(said)))

/** G10: said once, and not again by anything else. */
export function expectOnce(reader: ScreenReader, text: string | RegExp): void {
  expect(heard(reader, text), `said once: ${text}`).toHaveLength(1)
}

/** G9: no figure in blocks of three, no mask, no number of a card, a person or a ticket in one block. */
export function expectSpokenNumbers(said: readonly string[]): void {
  expect(said.join('\n').match(/\d,\d{3}|[*＊•●]{2,}|\d{11,}/g), 'numbers for the eye').toBeNull()
}
