import { defineMessages } from '../messages.ts'

/** A time of day for the ear: Timeline and NotificationLog. */
export const clockMessages = defineMessages(
  { minutes: (hour: number, minute: number) => `${hour}点${minute === 0 ? '整' : `${minute}分`}` },
  { minutes: (hour: number, minute: number) => `${hour}:${String(minute).padStart(2, '0')}` },
)
