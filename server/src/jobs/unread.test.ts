import { moveClock } from '@jinpiao/contract/dev'
import { listMessages } from '@jinpiao/contract/messages'
import { getTodos } from '@jinpiao/contract/todos'
import { expect, test } from 'vitest'
import { answering } from '../testing/figures/ask.ts'
import { staffOf } from '../testing/figures/enterprises.ts'
import { lookedAt } from '../testing/long.ts'
import { createTestApp } from '../testing/testApp.ts'

const TIMEOUT = 600_000
const PAGE = 100

const moments = [
  ['as it was seeded', 0, 0],
  ['after 35 days', 35, 0],
  ['after 232 days', 180, 52],
  ['after 632 days', 400, 232],
] as const
test.each(lookedAt(moments))(
  'the bell of everybody counts what the list of the unread has: %s',
  { timeout: TIMEOUT },
  async (_, after, days) => {
    const t = await createTestApp({}, { after })
    if (days > 0) await t.client().call(moveClock, { body: { days, hours: 0 } })
    const { database, clock } = t.services
    const server = answering(database, clock)
    const untrue: string[] = []
    let most = 0
    for (const actor of (await staffOf(database.read)).flat()) {
      const at = (page: number, pageSize: number) =>
        server.answer(listMessages, actor, {
          query: { messageState: 'SENT', messageType: 'ALL', page, pageSize } as never,
        })
      // The bell asks for as little of the list as there is.
      const bell = (await at(1, 1)).pagecond.count
      const keys = new Set<string>()
      for (let page = 1; ; page += 1) {
        const { list, pagecond } = await at(page, PAGE)
        for (const { pkMessage, messageState } of list) if (messageState === 'SENT') keys.add(pkMessage)
        if (pagecond.count !== bell) untrue.push(`${actor.personName}: ${bell}, on page ${page} ${pagecond.count}`)
        // A page behind the end is the last one again.
        if (list.length < PAGE || page * PAGE >= bell) break
      }
      most = Math.max(most, bell)
      if (keys.size !== bell) untrue.push(`${actor.personName} of ${actor.corpName}: bell ${bell}, list ${keys.size}`)
      const todos = await server.answer(getTodos, actor)
      const card = todos.find(({ kind }) => kind === 'UNREAD_MESSAGES')?.count ?? 0
      if (card !== Math.min(bell, 1000))
        untrue.push(`${actor.personName} of ${actor.corpName}: bell ${bell}, card ${card}`)
    }
    expect(untrue).toEqual([])
    expect(most).toBeGreaterThan(0)
    await t.close()
  },
)
