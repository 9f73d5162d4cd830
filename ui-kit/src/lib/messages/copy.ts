import { defineMessages } from '../messages.ts'

/** Words of CopyButton; `what` is a noun: 金票编号. */
export const copyMessages = defineMessages(
  {
    copy: '复制',
    done: '已复制',
    copied: (what: string) => `已复制${what}`,
    byHand: (what: string, keys: string) => `没有复制成功，请按 ${keys} 复制${what}`,
  },
  {
    copy: 'Copy',
    done: 'Copied',
    copied: (what: string) => `Copied: ${what}`,
    byHand: (what: string, keys: string) => `Not copied. Press ${keys} to copy: ${what}`,
  },
)
