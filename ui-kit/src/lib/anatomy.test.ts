import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const src = join(import.meta.dirname, '..')
/** Without a story of their own: seen and tested through those that use them. */
const withoutStory = ['Announcer', 'Field', 'KitProvider']
const components = readdirSync(src).filter((name) => /^[A-Z]/.test(name))

describe.each(components)('%s', (name) => {
  const files = readdirSync(join(src, name))
  const text = (file: string) => readFileSync(join(src, name, file), 'utf8')

  test('anatomy: a component has its stories, its contract, and a test that proves it', () => {
    expect(files).toContain(`${name}.tsx`)
    if (withoutStory.includes(name)) return
    expect(files).toEqual(expect.arrayContaining([`${name}.stories.tsx`, `${name}.a11y.ts`, `${name}.test.tsx`]))
    expect(text(`${name}.test.tsx`)).toContain('runContract(')
  })

  test('size: no file over 400 lines', () => {
    for (const file of files) expect(text(file).split('\n').length, file).toBeLessThanOrEqual(400)
  })

  test('one voice: no live region of its own', () => {
    if (name === 'Announcer') return
    for (const file of files.filter((each) => /^\w+\.tsx$/.test(each))) {
      expect(text(file), file).not.toMatch(/aria-live=|role="(?:status|alert|log)"/)
    }
  })
})
