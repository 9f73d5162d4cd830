import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { repository, run, tool } from '../../scripts/run.ts'

interface Report {
  testResults: { assertionResults: { title: string; failureMessages: string[] }[] }[]
}

test('what is wrong with a story is found: its rendering, what it plays, its console, axe in each mode', async ({}, info) => {
  test.setTimeout(300_000)
  const reportFile = info.outputPath('report.json')
  const args = ['--config', 'tests/stories/rendering/vitest.config.ts', '--reporter=json', `--outputFile=${reportFile}`]
  await run(tool('vitest'), ['run', ...args], {
    cwd: repository,
    output: 'collect',
    env: { SEEDED: `${repository}/tests/fixtures/stories` },
  })
  const { testResults } = JSON.parse(readFileSync(reportFile, 'utf8')) as Report
  const said = testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ title, failureMessages: [message] }) => [title, message?.split('\n')[0]]),
  )
  expect(Object.fromEntries(said)).toEqual({
    Clean: undefined,
    'Name Lacking': expect.stringContaining('light: axe/button-name at'),
    'Faint In The Dark': expect.stringContaining('dark: axe/color-contrast at'),
    // A look of its own shows it: `testRunner.proof.ts`.
    'Ring Lacking': undefined,
    Throws: expect.stringContaining('seeded: it does not render'),
    'Play Fails': expect.stringContaining('seeded: it does not play'),
    'Play Fails Once': expect.stringContaining('seeded: it does not play at first'),
    Complains: expect.stringContaining('console: seeded: it complains'),
    'Fails Afterwards': expect.stringContaining('uncaught: seeded: nobody catches it'),
  })
})
