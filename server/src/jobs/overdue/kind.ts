import type { NoticeName } from '@jinpiao/contract/notices'
import type { Post } from '@jinpiao/contract/roles'
import type { Day } from '@jinpiao/values/days'
import type { Touched } from '../../acts/locks.ts'
import type { Reader } from '../../db/database.ts'
import type { Page } from '../each.ts'

/** Something that is not done by its last day, or is still to be done on it. */
export interface NotDone {
  /** Of its row. */
  key: string
  /** By which they are found in order; absent: by `key`. */
  place?: string
  /** The enterprise that is told. */
  fkCorp: string
  lastDay: Day
  /** By which people know it. */
  no: string
  /** As it is read, `1,200.00`; empty where there is none. Of a key its tail. */
  amount: string
  /** Whose it is: told besides the directors. */
  userId?: string
  /** What is told besides number, amount, last day and days over, e.g. whom to pay. */
  more?: readonly string[]
  /** Where it is done; without one the target leads there. */
  link?: string
}

/** Last days that are asked about, and one row alone, when it is asked again behind its lock. */
export interface Asked {
  from: Day
  to: Day
  /** The business day. */
  today: Day
  key?: string
  /** Absent: all of them. */
  page?: Page
}

interface Instead extends Pick<NotDone, 'more' | 'link'> {
  notices: OverdueKind['notices']
}

/** Something that falls due, as people are told that it is not done. */
export interface OverdueKind {
  name: string
  posts: readonly Post[]
  /** What is told on the last day and after it; without one something else tells it then. */
  notices: { today?: NoticeName; over: NoticeName }
  /** The first of the stages after the last day that is told here. */
  firstOver: 1 | 7
  find: (read: Reader, asked: Asked) => Promise<readonly NotDone[]>
  /** What is told of one instead, where something of its own stands in its way; asked as it is told, not of all that are found. */
  instead?: (read: Reader, item: NotDone) => Promise<Instead | undefined>
  /** Rows that guard it. */
  locks: (item: NotDone) => Touched
  /** Of the messages, before the stage: `reminder:…` leads to a ticket. */
  target: (item: NotDone) => string
}
