import { defineMessages } from '../messages.ts'

export const dialogMessages = defineMessages(
  {
    cancel: '取消',
    close: (title: string) => `关闭：${title}`,
    discardTitle: '放弃已填写的内容？',
    discardText: '关闭后，这里填写的内容不会保存。',
    discard: '放弃并关闭',
    keep: '继续填写',
  },
  {
    cancel: 'Cancel',
    close: (title: string) => `Close: ${title}`,
    discardTitle: 'Discard what you entered?',
    discardText: 'What you entered here is not saved when you close.',
    discard: 'Discard and close',
    keep: 'Keep editing',
  },
)
