import { defineMessages } from '../messages.ts'

export const tabsMessages = defineMessages(
  { withErrors: (label: string, count: number) => `${label}，有 ${count} 处错误` },
  { withErrors: (label: string, count: number) => `${label}, ${count} ${count === 1 ? 'error' : 'errors'}` },
)
