import { defineMessages } from '../messages.ts'

export const commonMessages = defineMessages(
  {
    required: '必填',
    optional: '选填',
    optionalAside: '（选填）',
    busy: '处理中',
    newWindow: '（新窗口打开）',
    close: '关闭',
    notifications: '通知',
    closeNotification: (text: string) => `关闭通知：${text}`,
    success: '成功',
    info: '提示',
    warning: '注意',
    danger: '错误',
    toneFirst: (word: string) => `${word}：`,
  },
  {
    required: 'required',
    optional: 'optional',
    optionalAside: '(optional)',
    busy: 'Working',
    newWindow: '(opens in a new window)',
    close: 'Close',
    notifications: 'Notifications',
    closeNotification: (text: string) => `Close notification: ${text}`,
    success: 'Success',
    info: 'Note',
    warning: 'Warning',
    danger: 'Error',
    toneFirst: (word: string) => `${word}: `,
  },
)
