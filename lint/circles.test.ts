import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repository } from './rule.ts'

const { rules } = JSON.parse(readFileSync(`${repository}/.oxlintrc.json`, 'utf8')) as { rules: Record<string, unknown> }

/** What the shipped rule says of these files, with the options that the project gives it. */
function judge(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'circles-'))
  const config = { plugins: ['import'], rules: { 'import/no-cycle': rules['import/no-cycle'] } }
  try {
    writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify(config))
    for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), code)
    return spawnSync(`${repository}/node_modules/.bin/oxlint`, ['.'], { cwd: folder, encoding: 'utf8' }).stdout
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('two files that import from each other are a circle, also where one takes only a type', () => {
  const a = "import { b } from './b.ts'\nexport type A = typeof b\n"
  for (const back of ["import type { A } from './a.ts'", "import { type A } from './a.ts'"])
    expect(judge({ 'a.ts': a, 'b.ts': `${back}\nexport const b: A[] = []\n` })).toContain('import(no-cycle)')
  expect(judge({ 'a.ts': a, 'b.ts': 'export const b = 1\n' })).not.toContain('import(no-cycle)')
})
