import { expect } from '@playwright/test'
import type { ScreenReader } from './screenReader.ts'

/** More stops than any page has. */
const maxStops = 90
const maxLines = 120
/** No stop is silent: on a busy machine one was heard so late that the next Tab had gone past it (2026-11-26). */
const lateMs = 10_000

/** Presses Tab until something said matches; returns all that was said at that stop. */
export async function tabTo(reader: ScreenReader, wanted: RegExp): Promise<string> {
  const heard: string[] = []
  while (heard.length < maxStops) {
    const from = reader.position
    if ((await reader.press('Tab')).length === 0) {
      await reader.listen(from, (late) => late.length > 0, lateMs)
      await reader.silence()
    }
    const said = reader.saidBetween(from).join(' ')
    if (wanted.test(said)) return said
    heard.push(said)
  }
  throw new Error(`Tab never led to ${wanted}. Heard:\n${heard.join('\n')}`)
}

/** Reads the page from its heading to `lastWords` at once, as "say all" does. */
export async function readPage(reader: ScreenReader, lastWords: string): Promise<string[]> {
  await toHeading(reader)
  await reader.press('KP_Add')
  await reader.waitFor(lastWords)
  return reader.spoken()
}

/**
 * The same line by line. For a page that has taken another's place without a load: there Orca 43.1's "say all" finds
 * its way back to the heading and begins anew for ever.
 */
export async function readLines(reader: ScreenReader, lastWords: string): Promise<string[]> {
  await toHeading(reader)
  for (let line = 0; line < maxLines; line++) {
    const said = await reader.press('ArrowDown')
    if (said.some((text) => text.includes(lastWords))) return reader.spoken()
  }
  throw new Error(`not read down to ${lastWords}: ${reader.spoken().join(' ')}`)
}

/** On a busy machine Orca loses what is pressed while it still takes in a page that has just been loaded. */
async function toHeading(reader: ScreenReader): Promise<void> {
  for (let tries = 0; tries < 3; tries++) {
    await reader.press('Control+Home')
    reader.clear()
    if ((await reader.press('h')).length > 0) return
  }
}

/** Everything said since `clear()` that matches. */
export const heard = (reader: ScreenReader, text: string | RegExp): string[] =>
  reader.spoken().filter((said) => (typeof text === 'string' ? said.includes(text) : text.test(said)))

/** G10: said once, and not again by anything else. */
export function expectOnce(reader: ScreenReader, text: string | RegExp): void {
  expect(heard(reader, text), `said once: ${text}`).toHaveLength(1)
}

/** A figure in blocks of three, a mask, the number of a card, a person or a ticket in one block. */
const numbersForTheEye = /\d,\d{3}|[*＊•●]{2,}|\d{11,}/g

/** What Orca calls a link that holds the number of a ticket or an application. */
const numbered = /([A-Z]{2}\d{14}(?:-\d{2})*)\s(?:链接|已经访问的连接)/g

/**
 * What was heard as it is seen, and must not be. The name of a link holds a number so (ADR 0022), in the row that it
 * heads, too; that its description says it digit by digit is measured by the sweep (spokenNumbers.ts).
 */
export function figuresForTheEye(whole: string): string[] {
  const names = [...whole.matchAll(numbered)].flatMap(([, name = '']) => name)
  const rest = names.toSorted((a, b) => b.length - a.length).reduce((text, name) => text.replaceAll(name, ''), whole)
  return rest.match(numbersForTheEye) ?? []
}

/** G9: every number is said in a form for the ear. */
export function expectSpokenNumbers(said: readonly string[]): void {
  expect(figuresForTheEye(said.join('\n')), 'numbers for the eye').toEqual([])
}
