import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ComponentContract } from '../ui-kit/src/lib/contract.ts'
import { unwrittenIn, unwrittenMark } from '../ui-kit/src/lib/testing/unwritten.ts'
import { refusalOf, writeComponent } from './component/write.ts'
import { criteria } from './conformance/criteria.ts'
import { repository, run, tool } from './run.ts'

const kit = join(repository, 'ui-kit')
/** As long as the longest name of the kit: what is written keeps within the lines with it, too. */
const name = 'DescriptionLampShade'
let copy: string
let folder: string

/** A folder like `ui-kit`, with links to what a component imports. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'jinpiao-component-'))
  mkdirSync(join(copy, 'src'))
  symlinkSync(join(kit, 'node_modules'), join(copy, 'node_modules'))
  for (const each of readdirSync(join(kit, 'src'))) symlinkSync(join(kit, 'src', each), join(copy, 'src', each))
  writeComponent(name, join(copy, 'src'))
  folder = join(copy, 'src', name)
})
afterAll(() => rmSync(copy, { recursive: true }))

const read = (file: string) => readFileSync(join(folder, file), 'utf8')

test('a new component has the files that one of the kit has', () => {
  const files = readdirSync(join(kit, 'src', 'InterruptionPanel'))
  expect(readdirSync(folder)).toEqual(files.map((file) => file.replace('InterruptionPanel', name)))
})

test('it is formatted, and breaks no rule of the linter', async () => {
  const collect = { output: 'collect' } as const
  const format = await run(
    tool('biome'),
    ['format', '--config-path', repository, '--vcs-enabled=false', folder],
    collect,
  )
  expect(format).toMatchObject({ code: 0, output: expect.stringContaining('Checked 7 files') })
  const rules = await run(tool('oxlint'), ['-c', join(repository, '.oxlintrc.json'), folder], collect)
  expect(rules).toMatchObject({ code: 0, output: expect.stringContaining('on 7 files') })
})

test('its types are right', { timeout: 120_000 }, async () => {
  const config = {
    extends: join(repository, 'tsconfig.base.json'),
    compilerOptions: {
      composite: false,
      declaration: false,
      emitDeclarationOnly: false,
      noEmit: true,
      lib: ['es2023', 'dom', 'dom.iterable'],
      types: ['vite/client'],
    },
    include: [`src/${name}`],
  }
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(config))
  const { output } = await run(tool('tsc'), ['-p', copy], { output: 'collect' })
  expect(output).toBe('')
})

test('what is for its author to decide is left open, and named with its line', () => {
  const open = readdirSync(folder).flatMap((file) => unwrittenIn(file, read(file)))
  expect(open).toContain(`${name}.a11y.ts:5 ${unwrittenMark}人要用它做成什么，一句话',`)
  const files = new Set(open.map((line) => line.split(':')[0]))
  expect([...files]).toEqual(
    ['a11y.ts', 'broken.tsx', 'docs.ts', 'stories.tsx', 'tsx'].map((ending) => `${name}.${ending}`),
  )
})

test('its contract proves nothing as it stands: no criterion, no broken build, nothing that could be said', async () => {
  const module = (await import(join(folder, `${name}.a11y.ts`))) as Record<string, ComponentContract>
  const { expectations, spoken } = module[`descriptionLampShadeContract`]!
  const numbers = criteria.map(({ number }) => number)
  expect(expectations.filter(({ criterion }) => numbers.includes(criterion))).toEqual([])
  for (const { check } of expectations) {
    if (check === undefined) continue
    expect(check.brokenBy.startsWith(unwrittenMark)).toBe(true)
    expect(JSON.stringify(check.expect)).toContain(unwrittenMark)
  }
  expect(Object.values(spoken).flat()).toEqual([expect.stringContaining(unwrittenMark)])
})

test.each(['lamp', 'lampShade', 'Lamp_Shade', 'QRCode', 'Lamp Shade', '../Lamp', ''])('"%s" is refused', (wrong) => {
  expect(refusalOf(wrong, join(kit, 'src'))).toContain('write it in PascalCase')
})

test('a name is refused that a component has already, in whatever case; a new one is not', () => {
  expect(refusalOf('StatusTag', join(kit, 'src'))).toContain('There is a component StatusTag already')
  expect(refusalOf('Statustag', join(kit, 'src'))).toContain('There is a component StatusTag already')
  expect(refusalOf(name, join(kit, 'src'))).toBeUndefined()
})

test('the command says in one sentence why it refuses, and fails', async () => {
  const refused = await run(process.execPath, ['scripts/newComponent.ts', 'Button'], { output: 'collect' })
  expect(refused).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^There is a component Button already, .*\n$/),
  })
})
