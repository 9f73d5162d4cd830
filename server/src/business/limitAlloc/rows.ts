import type { DataOf } from '@jinpiao/contract/endpoint'
import type { LimitAllocation, limitAlloc } from '@jinpiao/contract/limitAlloc'
import { fenToDecimal } from '@jinpiao/values/money'
import type { QueryContext } from '../../acts/context.ts'
import { availableFen, impactOn } from '../../domain/limit.ts'
import type { Application } from '../../flow/application.ts'
import type { OwnDetail, OwnRow } from '../../flow/business.ts'
import { readIssuer } from '../../queries/issuers.ts'
import { readOwnLimit, readPart } from '../../queries/limitMembers.ts'
import { payloadOf, signedFen } from './payload.ts'

/** What an allocation shows besides every application; one that is decided says what it found and what it left. */
export async function toAllocRows(
  { read }: QueryContext,
  applications: readonly Application[],
): Promise<Map<string, OwnRow<LimitAllocation>>> {
  const payloads = new Map(applications.map(({ pkApply, payload }) => [pkApply, payloadOf(payload)]))
  const pkLimits = ['', ...[...payloads.values()].map(({ pkLimit }) => pkLimit)]
  const [limits, parts, entries] = await Promise.all([
    read.selectFrom('credit_limit').select(['pkLimit', 'sourceName']).where('pkLimit', 'in', pkLimits).execute(),
    read
      .selectFrom('credit_limit')
      .select(['parentLimit', 'fkCorp', 'totalFen'])
      .where('parentLimit', 'in', pkLimits)
      .execute(),
    read
      .selectFrom('limit_entry')
      .select(['pkApply', 'amountFen', 'totalAfterFen'])
      .where('pkApply', 'in', ['', ...payloads.keys()])
      .where('kind', 'in', ['GRANT', 'ADJUST'])
      .execute(),
  ])
  return new Map(
    applications.map(({ pkApply, payload, amountFen, counterpartyName }) => {
      const { pkLimit, fkMember, move } = payloadOf(payload)
      const entry = entries.find((each) => each.pkApply === pkApply)
      const part = parts.find(({ parentLimit, fkCorp }) => parentLimit === pkLimit && fkCorp === fkMember)
      const nowFen = entry ? entry.totalAfterFen - entry.amountFen : (part?.totalFen ?? 0n)
      return [
        pkApply,
        {
          memberName: counterpartyName ?? '',
          sourceName: limits.find((limit) => limit.pkLimit === pkLimit)?.sourceName ?? '',
          move,
          allocatedNow: fenToDecimal(nowFen),
          allocatedAfter: amountFen === null ? null : fenToDecimal(nowFen + signedFen({ move }, amountFen)),
        },
      ]
    }),
  )
}

/** The limit as it stands, and as it would stand with this; what is decided has moved it already. */
export async function toAllocDetail(
  { read }: QueryContext,
  { fkCorp, state, amountFen, payload }: Application,
): Promise<OwnDetail<DataOf<typeof limitAlloc.get>>> {
  const { pkLimit, fkMember, move } = payloadOf(payload)
  const limit = await readOwnLimit(read, fkCorp, pkLimit)
  const part = limit && (await readPart(read, pkLimit, fkMember))
  const freeFen = limit ? availableFen(limit) : 0n
  const taken = state === 'DONE' ? 0n : signedFen({ move }, amountFen ?? 0n)
  return {
    limit: limit
      ? {
          pkLimit,
          sourceName: limit.sourceName,
          product: limit.product,
          from: limit.dayFrom,
          to: limit.dayTo,
          ...impactOn(limit, await readIssuer(read, fkCorp), [freeFen, freeFen - taken]),
        }
      : null,
    memberAvailable: fenToDecimal(part ? availableFen(part) : 0n),
  }
}
