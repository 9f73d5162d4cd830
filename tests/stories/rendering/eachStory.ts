import { afterEach, beforeEach, inject } from 'vitest'
import { commands, page } from 'vitest/browser'

declare module 'vitest' {
  interface ProvidedContext {
    'storybook/test-provided': { a11y: boolean }
    storybook: string
    viewport: { width: number; height: number }
  }
  interface TaskMeta {
    /** Of the story that the test is of: Storybook's addon says it. */
    storyId?: string
    /** Digest of what the Storybook is made of. */
    storybook?: string
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    listen(): Promise<void>
    judge(id: string): Promise<string[]>
  }
}

// The room around a story, which its preview gives by itself in Storybook alone.
document.body.classList.add('sb-show-main', 'sb-main-padded')

beforeEach(() => commands.listen())

/** Judges a story that has rendered, and played what it plays, without an error. */
afterEach(async ({ task }) => {
  const { storyId } = task.meta
  if (task.result?.state === 'fail') return
  if (storyId === undefined) throw new Error('No story has rendered.')
  task.meta.storybook = inject('storybook')
  const { width, height } = inject('viewport')
  // Storybook's addon gives each story a window of its own.
  await page.viewport(width, height)
  const wrong = await commands.judge(storyId)
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
})
