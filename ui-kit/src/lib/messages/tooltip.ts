import { defineMessages } from '../messages.ts'

export const tooltipMessages = defineMessages(
  { explain: (term: string) => `说明：${term}` },
  { explain: (term: string) => `About: ${term}` },
)
