import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { digestOfInputs } from './build.ts'

let root: string
function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'jinpiao-build-'))
  write('values/src/money.ts', 'a')
  write('portal/index.html', 'b')
})
afterEach(() => rmSync(root, { recursive: true }))

test('rewriting a file with the same content, as a clone does, changes nothing', () => {
  const before = digestOfInputs(root)
  write('values/src/money.ts', 'a')
  expect(digestOfInputs(root)).toBe(before)
})

test.each(['values/src/money.ts', 'ui-kit/src/Button/Button.tsx', 'portal/vite.config.ts', 'pnpm-lock.yaml'])(
  'a change of %s asks for a build',
  (path) => {
    const before = digestOfInputs(root)
    write(path, 'changed')
    expect(digestOfInputs(root)).not.toBe(before)
  },
)

test.each([
  'values/src/money.test.ts',
  'ui-kit/src/Button/Button.stories.tsx',
  'portal/dist/index.html',
  'portal/node_modules/react/index.js',
  'server/src/main.ts',
])('a change of %s does not', (path) => {
  const before = digestOfInputs(root)
  write(path, 'changed')
  expect(digestOfInputs(root)).toBe(before)
})
