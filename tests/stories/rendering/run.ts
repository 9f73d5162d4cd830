import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { digestOfBuild, storybookBuild } from '../../../scripts/build.ts'
import { repository, run, tool } from '../../../scripts/run.ts'
import { serveFolder } from '../../lib/folderServer.ts'
import { storybookFolder } from '../catalogue.ts'

/**
 * Serves the built Storybook and lets `@storybook/test-runner` visit each of its stories; two browsers share them.
 * Writes Jest's report to the first argument, with what the Storybook was built from; the others narrow it down:
 * `-g button`, as in the other suites, for the stories of components with that in their name.
 */
const [reportFile = 'artifacts/rendering.json', ...given] = process.argv.slice(2)
// Jest takes the names of files, which are those of components, without an option.
const more = given.filter((word) => word !== '-g')
rmSync(reportFile, { force: true })
const folder = mkdtempSync(join(tmpdir(), 'jinpiao-rendering-'))
/** Each story that the hook has judged, one line each. */
const judged = join(folder, 'judged')
writeFileSync(judged, '')

const server = await serveFolder(storybookFolder)
const options = ['--url', server.baseURL, '--index-json', '--config-dir', `${repository}/stories/.storybook`]
const jest = ['--failOnConsole', '--maxWorkers', '2', '--json', '--outputFile', reportFile, ...more]
const { code } = await run(tool('tests/test-storybook'), [...options, ...jest], {
  cwd: import.meta.dirname,
  env: { JUDGED_STORIES: judged },
})
await server.close()
process.exitCode = code

if (existsSync(reportFile)) {
  const report = JSON.parse(readFileSync(reportFile, 'utf8')) as { numPassedTests: number }
  writeFileSync(reportFile, JSON.stringify({ ...report, storybook: digestOfBuild(storybookBuild) }))
  // A story passes without the hook, too.
  const count = readFileSync(judged, 'utf8').split('\n').length - 1
  if (count < report.numPassedTests) {
    console.error(`Of ${report.numPassedTests} stories that rendered axe has judged ${count}.`)
    process.exitCode = 1
  }
}
rmSync(folder, { recursive: true })
