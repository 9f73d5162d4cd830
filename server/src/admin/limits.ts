import { creditCode } from '@jinpiao/contract/creditCode'
import { typedText } from '@jinpiao/contract/fields'
import { limitActNames, limitWish } from '@jinpiao/contract/limitActs'
import * as z from 'zod/mini'
import { decideProposal, funderOf, proposeLimit } from '../acts/limitProposals.ts'
import { grantedLimits, openProposals } from '../queries/grantedLimits.ts'
import { actAs } from './administrators.ts'
import { type Admin, type AdminCommand, type AdminCommands, asked, columns, type Given, typedAs } from './command.ts'

const aComment = z.object({ comment: typedText(200) })
const anAct = z.object({ act: z.enum(limitActNames) })
const ofFunder = z.object({ funder: creditCode })

function wishOf(given: Given) {
  const { act } = typedAs(anAct, given)
  const wish = {
    act,
    creditCode: given['core'],
    limitProduct: given['product'] ?? '金票开立额度',
    channel: given['channel'] ?? '平台渠道',
    amount: given['amount'],
    from: given['from'],
    to: given['to'],
    pkLimit: given['limit'],
    comment: given['comment'],
  }
  return typedAs(limitWish, wish, { creditCode: 'core', limitProduct: 'product', pkLimit: 'limit' })
}

const decide = (answer: 'APPROVE' | 'REJECT', does: string, may: readonly string[] = []): AdminCommand => ({
  does,
  about: 'PROPOSAL',
  needs: ['as'],
  may,
  async run(admin: Admin, given: Given) {
    const { comment } = typedAs(aComment, { comment: asked(given, 'comment') })
    const decision = { answer, comment }
    const done = await actAs(admin, asked(given, 'as'), (act) =>
      decideProposal(act, asked(given, 'PROPOSAL'), decision),
    )
    return { lines: [done.pkLimit === null ? 'It is not done.' : `limit ${done.pkLimit}`], data: done }
  },
})

/** Limits by hand: one person of the platform proposes, another one decides. */
export const limits: AdminCommands = {
  'limit propose': {
    does: 'GRANT (--core, --amount, --from, --to), RAISE, LOWER (--limit, --amount), FREEZE, UNFREEZE or END (--limit)',
    needs: ['funder', 'act', 'as'],
    may: ['core', 'product', 'channel', 'amount', 'from', 'to', 'limit', 'comment'],
    async run(admin, given) {
      const { funder } = typedAs(ofFunder, given)
      const wish = wishOf(given)
      const done = await actAs(admin, asked(given, 'as'), (act) => proposeLimit(act, funder, wish))
      return { lines: [`proposal ${done.pkProposal}: another person approves it`], data: done }
    },
  },
  'limit approve': decide('APPROVE', 'the second person says yes: it is done'),
  'limit reject': decide('REJECT', 'the second person says no', ['comment']),

  'limit proposals': {
    does: 'what waits for a second person',
    async run({ database }) {
      const proposals = await openProposals(database.read)
      const rows = proposals.map((each) => [
        each.pkProposal,
        each.wish.act,
        'amount' in each.wish ? each.wish.amount : '',
        `for ${each.corpName ?? 'nobody known'}`,
        each.wish.act === 'GRANT'
          ? `${each.wish.limitProduct}, ${each.wish.from} to ${each.wish.to}`
          : `limit ${each.wish.pkLimit}`,
        `of ${each.funderName}`,
        'comment' in each.wish ? each.wish.comment : '',
        `proposed by ${each.proposedByName}`,
      ])
      return { lines: columns(rows), data: { proposals } }
    },
  },

  'limit list': {
    does: 'what a funder has granted',
    needs: ['funder'],
    async run({ database }, given) {
      const funder = asked(given, 'funder')
      await funderOf({ tx: database.read }, funder)
      const found = await grantedLimits(database.read, funder)
      const rows = found.map(({ pkLimit, state, total, available, to, corpName }) => [
        pkLimit,
        state,
        total,
        `${available} free`,
        `until ${to}`,
        corpName,
      ])
      return { lines: columns(rows), data: { limits: found } }
    },
  },
}
