import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContractReport } from '../../ui-kit/src/lib/testing/contractReport.ts'
import { digestOfInputs, storybookBuild } from '../build.ts'
import { proofFolder } from '../reportFolder.ts'
import { repository } from '../run.ts'
import { acr } from './acr.ts'
import { componentPage } from './componentPage.ts'
import { readContracts } from './contracts.ts'
import { heardIn, misheard } from './heard.ts'
import { looksIn, looksOfOthers, type StoriesReport } from './looks.ts'
import { type RenderingReport, renderedIn, storybookOf } from './rendered.ts'
import { evaluate, problemOf } from './results.ts'
import { playsMedia } from './verdict.ts'
import type { Edition } from './words.ts'

const kit = join(repository, 'ui-kit')
/** Storybook serves it (stories/.storybook/main.ts). */
export const conformanceFolder = join(repository, 'artifacts', 'conformance')
const storybook = join(repository, 'stories', 'dist')

const readJson = <T>(file: string): T | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined

/**
 * Writes the report anew. Returns what is wrong with the results, one sentence each; then there is no report at all,
 * because an old one beside new components would be believed.
 */
export async function writeConformance(given: Omit<Edition, 'version'> = {}): Promise<string[]> {
  // What was built before the suites that are reported ran gets the report now.
  const shown = existsSync(join(storybook, 'index.json')) ? [join(storybook, 'conformance')] : []
  for (const folder of [conformanceFolder, ...shown]) rmSync(folder, { recursive: true, force: true })
  const pairs = (await readContracts()).map((contract) => ({
    contract,
    report: readJson<ContractReport>(join(kit, 'artifacts', 'contracts', `${contract.component}.json`)),
  }))
  const heard = heardIn(readJson(join(proofFolder, 'screen-reader.json')))
  const stories = readJson<StoriesReport>(join(proofFolder, 'stories.json'))
  const rendering = readJson<RenderingReport>(join(proofFolder, 'rendering.json'))
  const digest = digestOfInputs(storybookBuild)
  const problems = [
    ...pairs.flatMap(({ contract, report }) => problemOf(contract, report) ?? []),
    ...misheard(
      heard,
      pairs.map(({ contract }) => contract),
    ),
    ...looksOfOthers('stories', stories, digest),
    ...looksOfOthers('rendering', rendering && storybookOf(rendering), digest),
  ]
  if (problems.length > 0) return problems

  const { version } = readJson<{ version: string }>(join(kit, 'package.json'))!
  const edition: Edition = { version, ...given }
  const looks = looksIn(stories)
  const rendered = renderedIn(rendering, readJson(join(storybook, 'index.json')))
  const evaluated = pairs.map(({ contract, report }) =>
    evaluate(contract, report!, heard, looks.get(contract.component), rendered.get(contract.component)),
  )
  const sources = globSync('src/*/*.tsx', { cwd: kit }).filter((file) => !/\.(test|stories|broken)\.tsx$/.test(file))
  const hasMedia = sources.some((file) => playsMedia(readFileSync(join(kit, file), 'utf8')))

  mkdirSync(join(conformanceFolder, 'components'), { recursive: true })
  const write = (file: string, text: string) => writeFileSync(join(conformanceFolder, file), text)
  for (const each of evaluated) write(`components/${each.contract.component}.html`, componentPage(each, edition))
  write('acr.html', acr(evaluated, hasMedia, edition))
  write('index.json', JSON.stringify({ components: evaluated.map(({ contract }) => contract.component) }))
  for (const folder of shown) cpSync(conformanceFolder, folder, { recursive: true })
  return []
}
