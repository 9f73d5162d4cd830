import { writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { digestOfBuild, storybookBuild } from '../../../scripts/build.ts'
import { costTable, staleTriage } from '../../sweep/summary.ts'
import { componentOf, families, isOfComponent } from '../catalogue.ts'
import { isFull } from '../look.ts'
import { triage } from '../triage.ts'
import { readSeen } from './seen.ts'

/** What Jest tells of a run, as far as it is read here. */
interface Results {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    testFilePath: string
    failureMessage?: string | null
    testResults: { ancestorTitles: string[]; fullName: string; status: string; retryReasons?: string[] }[]
  }[]
}

/**
 * Writes the report of a run: Jest's own, with what was looked at of which story, and what is wrong with the run as a
 * whole. The conformance report does not believe results of another Storybook.
 */
export default class StoriesReporter {
  onRunComplete(_contexts: unknown, results: Results): void {
    const seen = readSeen()
    const states = seen.flatMap((each) => each.states)
    if (states.length > 0) console.log(`stories: ${costTable(states)}`)
    const statusOf = new Map(
      results.testResults
        .flatMap(({ testResults }) => testResults)
        .map(({ ancestorTitles, status }) => [ancestorTitles.join('/'), status] as const),
    )
    const stories = families
      .filter((family) => family.stories.some(({ title, name }) => statusOf.has(`${title}/${name}`)))
      .flatMap((family) => family.stories)
      .map((story) => ({
        ...(isOfComponent(story) && { component: componentOf(story) }),
        id: story.id,
        passed: statusOf.get(`${story.title}/${story.name}`) === 'passed',
        // Of one that was tried again of each time: the worst counts.
        states: seen
          .filter(({ id }) => id === story.id)
          .flatMap((each) => each.states.map(({ cost, open }) => ({ cost, open }))),
      }))
    const problems = [
      // A story passes without the hooks, too.
      ...stories.filter(({ passed, states }) => passed && states.length === 0).map(({ id }) => `${id} was not judged.`),
      // What is dealt to a story changes with every new component: only all looks show what none of them asks.
      ...(isFull && stories.length === families.flatMap((family) => family.stories).length
        ? staleTriage(states, triage)
        : []),
    ]
    for (const problem of problems) console.log(problem)
    const report = {
      storybook: digestOfBuild(storybookBuild),
      stories,
      numPassedTests: results.numPassedTests,
      numFailedTests: results.numFailedTests,
      numPendingTests: results.numPendingTests,
      numTodoTests: results.numTodoTests,
      errors: problems.map((message) => ({ message })),
      testResults: results.testResults.map(({ testFilePath, failureMessage, testResults }) => ({
        // Jest's files are written for one run, into a folder of that run.
        name: basename(testFilePath, '.test.js'),
        status: testResults.every(({ status }) => status === 'passed') && !failureMessage ? 'passed' : 'failed',
        message: failureMessage ?? '',
        assertionResults: testResults,
      })),
    }
    writeFileSync(process.env['REPORT_OF_STORIES'] ?? 'stories.json', JSON.stringify(report))
  }
}
