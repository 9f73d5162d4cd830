import { writeConformance } from './conformance/write.ts'
import { editionOf } from './conformance/edition.ts'
import { repository, run, tool } from './run.ts'

/** Builds Storybook with the conformance report beside each component, or without it where nothing has run yet. */
const [problem, ...more] = await writeConformance(editionOf(process.argv.slice(2)))
if (problem !== undefined) {
  const others = more.length > 0 ? ` (and ${more.length} more)` : ''
  console.log(`Storybook will say that the conformance report has not run: ${problem}${others}`)
}
const built = await run(tool('stories/storybook'), ['build', '--output-dir', 'dist', '--quiet'], {
  cwd: `${repository}/stories`,
  env: { STORYBOOK_DISABLE_TELEMETRY: '1' },
})
process.exitCode = built.code
