import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { readProps } from './readProps.ts'

const read = (path: string) => readFileSync(path, 'utf8')
const kit = join(import.meta.dirname, '..', '..', '..', 'ui-kit', 'src')
/** Its module has the region for others; the toast itself is no entry. */
const inside = 'Toast'
const components = globSync('[A-Z]*', { cwd: kit })
  .map((name) => basename(name))
  .filter((name) => name !== inside)

test.each(components)('%s: each property of its own says what it is for', (name) => {
  const silent = readProps(join(kit, name, `${name}.tsx`), name, read).filter(
    ({ description, from }) => description === '' && from === undefined,
  )
  expect(silent.map((row) => row.name)).toEqual([])
})
