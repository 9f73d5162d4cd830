import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { digestOfInputs, portalBuild, storybookBuild } from './build.ts'

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
  const before = digestOfInputs(portalBuild, root)
  write('values/src/money.ts', 'a')
  expect(digestOfInputs(portalBuild, root)).toBe(before)
})

const cases = [
  {
    build: portalBuild,
    asks: ['values/src/money.ts', 'ui-kit/src/Button/Button.tsx', 'portal/vite.config.ts', 'pnpm-lock.yaml'],
    not: [
      'values/src/money.test.ts',
      'ui-kit/src/Button/Button.stories.tsx',
      'ui-kit/artifacts/contracts/Button.json',
      'portal/dist/index.html',
      'portal/node_modules/react/index.js',
      'server/src/main.ts',
    ],
  },
  {
    build: storybookBuild,
    asks: [
      'themes/src/platforms.ts',
      'ui-kit/src/Button/Button.stories.tsx',
      'ui-kit/src/Button/Button.a11y.ts',
      'stories/pages/Figures.stories.tsx',
      'stories/.storybook/preview.tsx',
      'portal/src/app/shell/Footer.tsx',
    ],
    not: ['ui-kit/src/Button/Button.broken.tsx', 'stories/dist/index.json', 'portal/src/main.tsx'],
  },
]

describe.each(cases)('$build.title', ({ build, asks, not }) => {
  test.each(asks)('a change of %s asks for a build', (path) => {
    const before = digestOfInputs(build, root)
    write(path, 'changed')
    expect(digestOfInputs(build, root)).not.toBe(before)
  })

  test.each(not)('a change of %s does not', (path) => {
    const before = digestOfInputs(build, root)
    write(path, 'changed')
    expect(digestOfInputs(build, root)).toBe(before)
  })
})
