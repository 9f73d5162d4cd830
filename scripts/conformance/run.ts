import { editionOf } from './edition.ts'
import { conformanceFolder, writeConformance } from './write.ts'

const problems = await writeConformance(editionOf(process.argv.slice(2)))
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
else console.log(`Written: ${conformanceFolder}/acr.html, and a page for each component beside it.`)
