import type { Translated } from '#portal/locales/translated.ts'
import type { transfer as source } from '#portal/locales/zh-CN/transfer.ts'

export const transfer: Translated<typeof source> & Record<`${string}_one`, string> = {
  ticket: 'The ticket',
  ticketHint:
    'Type digits of its number; what matures first is on top. Nothing is transferred within the last 15 days.',
  noTicket: 'Choose a ticket to see what can be transferred.',
  recipientHint: 'Type the name or the credit code. Only registered and verified companies can receive a ticket.',
  addRecipient: 'Add another recipient',
  tooMany: 'At most {{max}} recipients at once',
  fillRest: 'All that is left',
  evenly: 'Divide evenly',
  divided_other: 'Divided evenly between {{count}} recipients',
  divided_one: 'All of it to the one recipient',
  totals: 'This transfer',
  totalsCount_other: '{{count}} recipients, total amount',
  totalsCount_one: '1 recipient, total amount',
  given: 'Given to others',
  kept: 'Left, and kept by your company',
  overBy: 'Above the face amount by',
  free: 'Transfers are free: the platform charges nothing.',
  days_other: '{{count}} days',
  days_one: '1 day',
  after: 'After the transfer',
  whole: '{{creditNo}} ({{amount}} yuan) goes as a whole to:',
  split: '{{creditNo}} ({{amount}} yuan) is split into:',
  part: '{{name}} {{amount}} yuan',
  keptPart: 'Kept by your company: {{amount}} yuan',
  depthTimes_other: '{{count}} times',
  depthTimes_one: 'once',
  answer: 'Answer',
  output: {
    PENDING_ACCEPT: 'Awaiting acceptance',
    ACCEPTED: 'Accepted',
    REFUSED: 'Refused, returned to your company',
    LAPSED: 'Not accepted in time, returned to your company',
  },
}
