import type { LimitAllocPayload } from '@jinpiao/contract/limitAlloc'
import { formatMoney } from '@jinpiao/values/money'
import type { Act } from '../../acts/command.ts'
import { notify } from '../../acts/notify.ts'
import { type Application, nameOf } from '../../flow/application.ts'
import { readPart } from '../../queries/limitMembers.ts'

/** Says to the member's people that its part has grown or shrunk, and what it is now; the link is the part's page. */
export async function tellMember(
  act: Act,
  { fkCorp, amountFen }: Pick<Application, 'fkCorp' | 'amountFen'>,
  { pkLimit, fkMember, move }: Pick<LimitAllocPayload, 'pkLimit' | 'fkMember' | 'move'>,
): Promise<void> {
  const part = await readPart(act.tx, pkLimit, fkMember)
  if (part === undefined || amountFen === null) return
  const giver = await nameOf(act.tx, fkCorp)
  await notify(
    act,
    fkMember,
    { posts: ['OPERATOR', 'DIRECTOR', 'QUERY'] },
    {
      name: move === 'ALLOCATE' ? 'LIMIT_PART_GIVEN' : 'LIMIT_PART_TAKEN',
      params: [giver, part.sourceName, formatMoney(amountFen), formatMoney(part.totalFen)],
      messageType: 'NOTICE',
      link: `/my/limit/detail?id=${part.pkLimit}`,
      target: `limit:${part.pkLimit}`,
    },
  )
}
