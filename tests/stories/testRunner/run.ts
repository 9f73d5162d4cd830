import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run, tool } from '../../../scripts/run.ts'
import { serveFolder } from '../../lib/folderServer.ts'
import { storybookFolder } from '../catalogue.ts'

/**
 * Serves the built Storybook and lets `@storybook/test-runner` visit each of its stories; two workers share them. The
 * report is written to the first argument (`reporter.ts`); the others narrow it down: `-g button`, as in the other suites,
 * for the stories of components with that in their name.
 */
const [reportFile = 'artifacts/stories.json', ...given] = process.argv.slice(2)
// Jest takes the names of files, which are those of components, without an option.
const more = given.filter((word) => word !== '-g')
const folder = mkdtempSync(join(tmpdir(), 'jinpiao-stories-'))
const seen = join(folder, 'seen')
writeFileSync(seen, '')

const server = await serveFolder(storybookFolder)
const options = ['--url', server.baseURL, '--index-json', '--config-dir', import.meta.dirname, '--disable-telemetry']
const { code } = await run(tool('tests/test-storybook'), [...options, '--maxWorkers', '2', ...more], {
  cwd: import.meta.dirname,
  env: { REPORT_OF_STORIES: reportFile, SEEN_STORIES: seen },
})
await server.close()
rmSync(folder, { recursive: true })
process.exitCode = code
