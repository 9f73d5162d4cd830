import { appendFileSync } from 'node:fs'
import type { TestRunnerConfig } from '@storybook/test-runner'
import type { Page } from 'playwright'
import { storyById } from '../catalogue.ts'
import { Storybook } from '../storybook.ts'
import { lookAround } from './lookAround.ts'
import { type Seen, seenFile } from './seen.ts'

/** Of each page that the runner has opened: one for the stories of a component, another for one that is tried again. */
const storybooks = new WeakMap<Page, Storybook>()

function storybookIn(page: Page): Storybook {
  const storybook = storybooks.get(page)
  if (storybook === undefined) throw new Error('The test-runner has not prepared this page.')
  return storybook
}

/**
 * Hooks of `@storybook/test-runner`, which opens every story of the built Storybook: it renders, and plays what it plays,
 * without an error. Then it is judged in the usual look and shown in others.
 */
const config: TestRunnerConfig = {
  async prepare({ page }) {
    const storybook = await Storybook.start(page, process.env['TARGET_URL'] ?? '')
    storybooks.set(page, storybook)
    await storybook.loadEmpty()
  },

  preVisit: (page) => storybookIn(page).await(),

  async postVisit(page, { id, hasFailure }) {
    if (hasFailure) return
    const storybook = storybookIn(page)
    const story = storyById(id)
    const seen: Seen = { id, states: [] }
    const wrong: string[] = []
    try {
      await storybook.arrived(story)
      for await (const judgement of lookAround(storybook, story)) {
        seen.states.push(judgement.state)
        wrong.push(...judgement.wrong)
      }
    } finally {
      appendFileSync(seenFile(), `${JSON.stringify(seen)}\n`)
    }
    if (wrong.length > 0) throw new Error(wrong.join('\n'))
  },
}

export default config
