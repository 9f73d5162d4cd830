import { defineMessages } from '../messages.ts'

export const progressMessages = defineMessages(
  { percent: (percent: number) => `百分之${percent}`, underWay: '处理中' },
  { percent: (percent: number) => `${percent} percent`, underWay: 'Working' },
)
