import { getCredit } from '@jinpiao/contract/credits'
import { type NoticeName, notices } from '@jinpiao/contract/notices'
import { expect, test } from 'vitest'
import { answering, remembering } from '../testing/figures/ask.ts'
import { staffOf } from '../testing/figures/enterprises.ts'
import { countsIn, leads, ledNowhere, noticeThings, otherNumbers } from '../testing/figures/noticeThings.ts'
import { createTestApp } from '../testing/testApp.ts'
import { messages } from './messages.ts'

const TIMEOUT = 600_000

test('a message that says of how many it speaks stands for several, and any other for one', () => {
  const wrong = Object.entries(notices).flatMap(([name, { title, body }]) => {
    const thing = noticeThings[name as NoticeName]
    const counts = otherNumbers.includes(name as NoticeName) ? [] : countsIn(title[0] + body[0])
    const said = typeof thing === 'object' ? [thing.several] : []
    return counts[0] === said[0] ? [] : [`${name}: ${counts.join()}`]
  })
  expect(wrong).toEqual([])
})

test.each([[0], [35]] as const)(
  'a message leads to what it stands for, in a role of its reader that may open it: the demonstration after %i days',
  { timeout: TIMEOUT },
  async (after) => {
    const t = await createTestApp({}, { after })
    const { database, clock } = t.services
    // Nothing is written meanwhile: several messages lead to one ticket.
    const server = remembering(answering(database, clock))
    /** By reader and message: where one of his roles is led. */
    const led = new Map<string, { name: NoticeName; what: string; link: string | null }>()
    for (const actor of (await staffOf(database.read)).flat()) {
      const context = { read: database.read, clock, actor, language: 'zh-CN' } as const
      const rows = await database.read.selectFrom('message').selectAll().where('userId', '=', actor.userId).execute()
      const sent = new Map(rows.map((row) => [row.pkMessage, row]))
      const query = { page: 1, pageSize: rows.length + 1, messageType: 'ALL', messageState: 'ALL' }
      for (const { pkMessage, link } of (await messages.page(context, query)).list) {
        const { notice, params } = sent.get(pkMessage) ?? { notice: 'SYSTEM', params: '' }
        const known = led.get(pkMessage)?.link ?? null
        led.set(pkMessage, { name: notice as NoticeName, what: `${notice} ${params}`, link: known ?? link })
        const pkCredit = /ticket=([^&]+)/.exec(link ?? '')?.[1]
        if (pkCredit !== undefined) await server.answer(getCredit, actor, { params: { pkCredit } })
      }
    }
    const astray = [...led.values()].flatMap(({ name, what, link }) => {
      const thing = noticeThings[name]
      if (thing === 'OLD' || thing === 'NOBODY') return [`${what}: nobody sends it`]
      if (link === null) return ledNowhere[name] === undefined ? [`${what}: leads nowhere`] : []
      return leads[typeof thing === 'object' ? thing.list : thing].test(link) ? [] : [`${what}: ${link}`]
    })
    expect(led.size).toBeGreaterThan(100)
    expect(astray).toEqual([])
    await t.close()
  },
)
