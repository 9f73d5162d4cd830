import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

const journeys = join(import.meta.dirname, '..', 'journeys')
/** Playwright's ways to use a control without a keyboard, or to focus one that Tab does not reach. */
const shortcuts =
  /\.(click|dblclick|tap|check|uncheck|setChecked|selectOption|focus|dispatchEvent|dragTo)\(|\.mouse\b|\.touchscreen\b/

test('G12: no journey uses anything but keys', () => {
  const cheats = globSync('**/*.ts', { cwd: journeys }).flatMap((file) =>
    readFileSync(join(journeys, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (shortcuts.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  )
  expect(cheats).toEqual([])
})

test('G12: the check knows a click when it sees one', () => {
  expect("await page.getByRole('button').click()").toMatch(shortcuts)
  expect('await keyboard.activate({ role, name })').not.toMatch(shortcuts)
})
