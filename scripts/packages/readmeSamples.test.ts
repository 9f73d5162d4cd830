import { expect, test } from 'vitest'
import { publishedPackages } from './build.ts'
import { readmeSamples, samplesOf } from './readmeSamples.ts'

const block = (language: string, code: string) => `Words.\n\n\`\`\`${language}\n${code}\n\`\`\`\n`

test('of a README what imports a package by its name is a sample, what shows the repository is none', () => {
  const markdown = [
    block('ts', "import { parseMoney } from '@jinpiao/values/money'"),
    block('tsx', "import { runContract } from '../lib/testing/runContract.tsx'"),
    block('', 'npm install @jinpiao/values'),
    block('tsx', "import { Button } from '@jinpiao/ui-kit/Button'\n\nexport const save = <Button>保存</Button>"),
  ].join('\n')
  expect(samplesOf('x', markdown)).toEqual([
    { file: 'x-1.ts', code: "import { parseMoney } from '@jinpiao/values/money'\n" },
    {
      file: 'x-2.tsx',
      code: "import { Button } from '@jinpiao/ui-kit/Button'\n\nexport const save = <Button>保存</Button>\n",
    },
  ])
})

test('each package that others install shows how it is used', () => {
  const shown = readmeSamples().map(({ file }) => file.replace(/-\d+\.tsx?$/, ''))
  expect(shown).toEqual(expect.arrayContaining([...publishedPackages]))
})
