import { composeStories } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { KitProvider } from '../KitProvider/KitProvider.tsx'
import { forgetNotifications } from './notify.ts'
import { surviveTranslation } from './surviveTranslation.ts'
import { translating } from './testing/translating.ts'

const modules = import.meta.glob<object>('../*/*.stories.tsx', { eager: true })
const files = Object.entries(modules).map(([path, module]) => [path.replace(/^\.\.\/|\/.*$/g, ''), module] as const)

beforeEach(() => {
  surviveTranslation()
  vi.spyOn(window, 'print').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

/** The browser translates a moment after each change. */
const moment = () => new Promise((resume) => setTimeout(resume, 10))
/** What opens, counts, sorts, folds. */
const pressable = 'button:not([disabled]), [role=tab], input[type=checkbox], [role=radio]'
/** The first of them bring each state of a component. */
const ACTS = 3

/** @returns what React says of a story in a page that is translated all the time, while some of it is pressed. */
async function failuresOf(Story: ComponentType): Promise<string[]> {
  const failures: string[] = []
  const host = document.body.appendChild(document.createElement('main'))
  const root = createRoot(host, { onUncaughtError: (error) => failures.push(String(error)) })
  flushSync(() =>
    root.render(
      <KitProvider locale="zh-CN">
        <Story />
      </KitProvider>,
    ),
  )
  const stop = translating(document.body)
  await moment()
  for (const each of [...host.querySelectorAll<HTMLElement>(pressable)].slice(0, ACTS)) {
    if (each.isConnected) each.click()
    await moment()
  }
  forgetNotifications()
  root.unmount()
  await moment()
  stop()
  host.remove()
  return failures
}

test('there are stories to look at', () => expect(files.length).toBeGreaterThan(60))

test.each(files)('a browser may translate each story of %s all the time while it is used', async (_name, module) => {
  const stories = composeStories(module as Parameters<typeof composeStories>[0]) as Record<string, ComponentType>
  const broken: string[] = []
  for (const [story, Story] of Object.entries(stories)) {
    broken.push(...(await failuresOf(Story)).map((failure) => `${story}: ${failure}`))
  }
  expect(broken).toEqual([])
})
