import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { type BusinessErrorCode, businessErrors } from '@jinpiao/contract/errors'
import { expect, test } from 'vitest'

const sources = new URL('../', import.meta.url).pathname

/** Refusals that name one thing and are of no input of it: with where they stand instead. */
const ofTheWhole: Partial<Record<BusinessErrorCode, string>> = {
  '01000104': 'below the button that sends the code',
  '01000112': 'above the form, which goes back to the proof of the number',
  '04000115': 'of the only field of a dialog, which has checked it',
  '04000176': 'of a button in a row',
  '07000108': 'of the whole proof of an account',
  '09000135': 'of the choice of a way to pay, which says it beforehand',
  '10000112': 'of all drafts together',
  '11000109': 'of all that is signed at once',
  '11000110': 'of all that is signed at once',
  '11000122': 'of the request that the token has made',
  '11000127': 'of who is signed in',
}

interface Thrown {
  code: BusinessErrorCode
  /** Whether it says which input it is about. */
  named: boolean
  where: string
}

async function thrown(): Promise<Thrown[]> {
  const found: Thrown[] = []
  for await (const file of glob('**/*.ts', { cwd: sources })) {
    if (file.endsWith('.test.ts') || file.startsWith('testing/')) continue
    const text = readFileSync(sources + file, 'utf8')
    for (const { 1: code = '', index } of text.matchAll(/new BusinessError\('(\d{8})'/g)) {
      const statement = text.slice(index, text.indexOf('\n', text.indexOf(')', index)))
      found.push({ code: code as BusinessErrorCode, named: statement.includes('.at('), where: file })
    }
  }
  return found
}

const termsIn = (code: BusinessErrorCode) => new Set(businessErrors[code][0].match(/\{[a-z]\w*\}/gi))

test('a refusal whose words are about one input says which, so that a form shows it there', async () => {
  const all = await thrown()
  expect(all.length).toBeGreaterThan(150)
  const about = all.filter(({ code }) => termsIn(code).size === 1)
  expect(about.length).toBeGreaterThan(15)
  expect(about.filter(({ code, named }) => !named && ofTheWhole[code] === undefined)).toEqual([])
  const codes = new Set(about.map(({ code }) => code))
  expect(Object.keys(ofTheWhole).filter((code) => !codes.has(code as BusinessErrorCode))).toEqual([])
})
