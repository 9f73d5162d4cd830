import { getCredit } from '@jinpiao/contract/credits'
import { expect, test } from 'vitest'
import type { Actor } from '../acts/context.ts'
import { answering } from '../testing/figures/ask.ts'
import { staffOf } from '../testing/figures/enterprises.ts'
import { createTestApp } from '../testing/testApp.ts'
import { isOpenTo, linksOf } from './messageLinks.ts'

test.each([[0], [35]] as const)('explore %s', { timeout: 600_000 }, async (after) => {
  const t = await createTestApp({}, { after })
  const { database, clock } = t.services
  const server = answering(database, clock)
  const none = new Map<string, string>()
  const closed = new Map<string, string>()
  for (const actor of (await staffOf(database.read)).flat()) {
    const rows = await database.read.selectFrom('message').selectAll().where('userId', '=', actor.userId).execute()
    const context = { read: database.read, clock, actor, language: 'zh-CN' } as const
    const named = rows.map(({ link }) => (link !== null && isOpenTo(actor, link) ? link : undefined))
    const links = await linksOf(context, rows.map(({ target }) => target))
    for (const [i, row] of rows.entries()) {
      const link = named[i] ?? links.get(row.target)
      const key = `${row.notice} ${actor.roleCode} ${row.target?.split(':')[0]}`
      if (link === undefined) none.set(key, `${row.params} ${row.target} ${row.link}`)
      const pk = /ticket=([^&]+)/.exec(link ?? '')?.[1]
      if (pk) await server.answer(getCredit, actor, { params: { pkCredit: pk } }).catch((e) => closed.set(key, String(e)))
    }
  }
  console.log('NONE', [...none].map(([a,b])=>a+'   '+b).join('\n'))
  console.log('CLOSED', [...closed].map(([a,b])=>a+'   '+b).join('\n'))
  await t.close()
})
