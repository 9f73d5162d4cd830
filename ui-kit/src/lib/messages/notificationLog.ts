import { defineMessages } from '../messages.ts'

export const notificationLogMessages = defineMessages(
  { title: '通知记录', empty: '还没有通知' },
  { title: 'Notification log', empty: 'No notifications yet' },
)
