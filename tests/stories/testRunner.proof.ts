import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { repository, run, tool } from '../../scripts/run.ts'

interface Report {
  testResults: {
    assertionResults: { ancestorTitles: string[]; status: string; failureMessages: string[]; retryReasons: string[] }[]
  }[]
  stories: { id: string; passed: boolean; states: unknown[] }[]
}

test('what is wrong with a built story is found: its rendering, what it plays, its console, its looks', async ({}, info) => {
  test.setTimeout(600_000)
  const storybook = info.outputPath('storybook')
  const settings = `${repository}/tests/fixtures/stories`
  await run(tool('stories/storybook'), ['build', '--config-dir', settings, '--output-dir', storybook, '--quiet'], {
    cwd: `${repository}/stories`,
    output: 'collect',
    env: { STORYBOOK_DISABLE_TELEMETRY: '1' },
  })
  const reportFile = info.outputPath('report.json')
  await run(process.execPath, ['stories/testRunner/run.ts', reportFile], {
    cwd: `${repository}/tests`,
    output: 'collect',
    env: { STORYBOOK: storybook },
  })
  const { testResults, stories } = JSON.parse(readFileSync(reportFile, 'utf8')) as Report
  const results = testResults.flatMap(({ assertionResults }) => assertionResults)
  const said = results.map(({ ancestorTitles, failureMessages: [message] }) => [ancestorTitles.at(-1), message])
  expect(Object.fromEntries(said)).toEqual({
    Clean: undefined,
    'Name Lacking': expect.stringContaining('axe/button-name at'),
    // The suite `rendering` shows each mode of the theme.
    'Faint In The Dark': undefined,
    'Ring Lacking': expect.stringContaining('focusRing/focus-ring at'),
    Throws: expect.stringContaining('seeded: it does not render'),
    'Play Fails': expect.stringContaining('seeded: it does not play'),
    'Play Fails Once': undefined,
    Complains: expect.stringContaining('console: error: seeded: it complains'),
    'Fails Afterwards': expect.stringContaining('seeded: nobody catches it'),
  })
  const again = results.filter(({ status, retryReasons }) => status === 'passed' && retryReasons.length > 0)
  expect(again.map(({ ancestorTitles }) => ancestorTitles.at(-1))).toEqual(['Play Fails Once'])
  const looksAt = (id: string) => stories.find((story) => story.id === `seeded--${id}`)?.states.length
  expect([looksAt('clean'), looksAt('throws')]).toEqual([expect.any(Number), 0])
})
