import { buildStorybook } from './build.ts'
import { editionOf } from './conformance/edition.ts'
import { writeConformance } from './conformance/write.ts'

/** Builds Storybook with the conformance report beside each component, or without it where nothing has run yet. */
const [problem, ...more] = await writeConformance(editionOf(process.argv.slice(2)))
if (problem !== undefined) {
  const others = more.length > 0 ? ` (and ${more.length} more)` : ''
  console.log(`Storybook will say that the conformance report has not run: ${problem}${others}`)
}
process.exitCode = (await buildStorybook({ force: true })).code
