import { readFileSync } from 'node:fs'
import { type NoticeName, notices } from '@jinpiao/contract/notices'
import { reviewHints } from '@jinpiao/contract/reviewHints'
import { describe, expect, test } from 'vitest'
import { hintSums, hintsElsewhere, untrueHints, untrueMatters } from '../testing/figures/hintSums.ts'
import { amountsIn, messageSums, untrueSums } from '../testing/figures/messageSums.ts'
import { untrueSigned } from '../testing/figures/signedSums.ts'
import { createTestApp } from '../testing/testApp.ts'

/** A demonstration of 400 days, on a busy machine. */
const TIMEOUT = 900_000
const names = (Object.keys(notices) as NoticeName[]).filter((name) => amountsIn(name).length > 0)

test('every message with an amount names what each of its amounts has to be', () => {
  const tabled = Object.entries(messageSums).map(([name, figures]) =>
    typeof figures === 'object' && !('computedIn' in figures) ? `${name} ${Object.keys(figures).join()}` : name,
  )
  const wanted = names.map((name) => {
    const figures = messageSums[name]
    return typeof figures === 'object' && !('computedIn' in figures) ? `${name} ${amountsIn(name).join()}` : name
  })
  expect(tabled.toSorted()).toEqual(wanted.toSorted())
})

test.each(
  Object.entries(messageSums).flatMap(([name, figures]) =>
    typeof figures === 'object' && 'computedIn' in figures ? [[name, figures.computedIn] as const] : [],
  ),
)('%s is computed where its table says', (name, file) => {
  const source = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
  expect(source).toContain(name)
  expect(source).toMatch(/\d\.\d\d/)
})

test('every hint of a reviewer with an amount is recomputed, or its test has the sentence', () => {
  const named = Object.entries(reviewHints).filter(([, [text]]) => /\{\d\} ?元/.test(text))
  const tabled = [...Object.keys(hintSums), ...Object.keys(hintsElsewhere)]
  expect(tabled.toSorted()).toEqual(named.map(([name]) => name).toSorted())
  for (const [file, sentence] of Object.values(hintsElsewhere))
    expect(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')).toContain(sentence)
})

describe('what messages and signed texts state is recomputed of what they are about, for all of the demonstration', () => {
  test.each([
    ['today', 0],
    ['after 35 days', 35],
    ['after 400 days', 400],
  ] as const)('%s', { timeout: TIMEOUT }, async (_, after) => {
    const { services, close } = await createTestApp({}, { after })
    const { untrue, asked } = await untrueSums(services.database)
    expect(untrue.slice(0, 20)).toEqual([])
    expect(await untrueSigned(services.database)).toEqual([])
    expect(await untrueMatters(services.database)).toEqual([])
    const hints = await untrueHints(services.database, services.clock)
    expect(hints.untrue).toEqual([])
    if (after === 0) expect([...hints.names].toSorted()).toEqual(Object.keys(hintSums).toSorted())
    if (after === 400) expect(asked.size).toBeGreaterThan(25)
    await close()
  })
})
