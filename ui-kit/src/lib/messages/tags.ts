import { defineMessages } from '../messages.ts'

export const tagMessages = defineMessages(
  {
    remove: (label: string) => `移除 ${label}`,
    removed: (label: string, left: number) => (left === 0 ? `已移除 ${label}` : `已移除 ${label}，还有 ${left} 项`),
    clear: '全部移除',
    cleared: (count: number) => `已移除全部 ${count} 项`,
  },
  {
    remove: (label: string) => `Remove ${label}`,
    removed: (label: string, left: number) => (left === 0 ? `${label} removed` : `${label} removed, ${left} left`),
    clear: 'Remove all',
    cleared: (count: number) => (count === 1 ? '1 removed' : `All ${count} removed`),
  },
)
