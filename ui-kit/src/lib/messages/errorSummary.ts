import { defineMessages } from '../messages.ts'

export const errorSummaryMessages = defineMessages(
  { heading: (count: number) => `有 ${count} 处需要修改` },
  { heading: (count: number) => `There ${count === 1 ? 'is 1 problem' : `are ${count} problems`} to fix` },
)
