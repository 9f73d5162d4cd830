import { defineMessages } from '../messages.ts'

/** What stands for a value that there is none of: a dash for the eye, words for the ear, which a dash would not reach. */
export const noValueMessages = defineMessages({ mark: '—', spoken: '没有数据' }, { mark: '—', spoken: 'no data' })
