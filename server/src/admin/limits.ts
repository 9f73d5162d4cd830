import { creditCode } from '@jinpiao/contract/fields'
import { limitWish } from '@jinpiao/contract/limitActs'
import { decideProposal, proposeLimit } from '../acts/limitProposals.ts'
import { parseInput } from '../domain/validation.ts'
import { grantedLimits, openProposals } from '../queries/grantedLimits.ts'
import { personOf } from './administrators.ts'
import { type Admin, type AdminCommand, type AdminCommands, actAt, asked, columns, type Given } from './command.ts'

const wishOf = (given: Given) =>
  parseInput(
    limitWish,
    {
      act: given['act'],
      creditCode: given['core'],
      limitProduct: given['product'] ?? '金票开立额度',
      channel: given['channel'] ?? '平台渠道',
      amount: given['amount'],
      from: given['from'],
      to: given['to'],
      pkLimit: given['limit'],
      comment: given['comment'],
    },
    'en-US',
    { limitProduct: 'product', channel: 'limitChannel' },
  )

const decide = (answer: 'APPROVE' | 'REJECT', does: string, may: readonly string[] = []): AdminCommand => ({
  does,
  about: 'PROPOSAL',
  needs: ['as'],
  may,
  async run(admin: Admin, given: Given) {
    const person = await personOf(admin, asked(given, 'as'))
    const decision = { answer, comment: asked(given, 'comment') }
    const done = await actAt(admin, (act) => decideProposal(act, asked(given, 'PROPOSAL'), decision), person)
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
      const funder = parseInput(creditCode, asked(given, 'funder'), 'en-US')
      const wish = wishOf(given)
      const person = await personOf(admin, asked(given, 'as'))
      const done = await actAt(admin, (act) => proposeLimit(act, funder, wish), person)
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
        each.funderName,
        `by ${each.proposedByName}`,
      ])
      return { lines: columns(rows), data: { proposals } }
    },
  },

  'limit list': {
    does: 'what a funder has granted',
    needs: ['funder'],
    async run({ database }, given) {
      const found = await grantedLimits(database.read, asked(given, 'funder'))
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
