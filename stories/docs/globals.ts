import type { DocsContextProps } from '@storybook/addon-docs/blocks'
import { useSyncExternalStore } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'

/** What the toolbar says. */
export interface Globals {
  platform: string
  mode: string
  locale: string
}

type Sent = [{ globals: Globals }] | undefined
const standard: Globals = { platform: '', mode: 'light', locale: 'zh-CN' }

/** Storybook tells its globals to stories; a page of documentation has to listen. */
export function useGlobals(channel: DocsContextProps['channel']): Globals {
  return useSyncExternalStore(
    (listener) => {
      channel.on(GLOBALS_UPDATED, listener)
      return () => channel.off(GLOBALS_UPDATED, listener)
    },
    () => {
      const [sent] = (channel.last(GLOBALS_UPDATED) as Sent) ?? (channel.last(SET_GLOBALS) as Sent) ?? []
      return sent?.globals ?? standard
    },
  )
}
