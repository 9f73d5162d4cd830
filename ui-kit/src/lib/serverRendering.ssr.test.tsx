import { composeStories } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { KitProvider } from '../KitProvider/KitProvider.tsx'

type Stories = Parameters<typeof composeStories>[0]
const modules = import.meta.glob<Stories>('../*/*.stories.tsx', { eager: true })

test('there is no window here: what passes would pass on a server', () => {
  expect(typeof window).toBe('undefined')
})

describe.each(Object.entries(modules))('%s', (_, stories) => {
  const composed = Object.entries(composeStories(stories)) as unknown as [string, ComponentType][]
  test.each(composed)('SSR: %s is rendered without a window', (_name, Story) => {
    // Dialogs and toasts belong to the body: of them there is nothing yet.
    expect(() =>
      renderToString(
        <KitProvider locale="zh-CN">
          <Story />
        </KitProvider>,
      ),
    ).not.toThrow()
  })
})
