import type { Reader } from '../../db/database.ts'

/** A pack of papers for financing that a form names. */
export interface NamedPack {
  pkApply: string
  applyNo: string
  packName: string
  isApproved: boolean
  payloadDigest: string
}

/** The enterprise's own pack of papers for financing by its key; undefined: it has none such, or none is named. */
export async function readPack(read: Reader, fkCorp: string, pkPack: string): Promise<NamedPack | undefined> {
  if (pkPack === '') return undefined
  const found = await read
    .selectFrom('application')
    .select(['pkApply', 'applyNo', 'payload', 'payloadDigest', 'state'])
    .where('pkApply', '=', pkPack)
    .where('fkCorp', '=', fkCorp)
    .where('businessType', '=', 'FINANCE_PACK')
    .executeTakeFirst()
  if (!found) return undefined
  const { payload, state, ...pack } = found
  return { ...pack, packName: (JSON.parse(payload) as { packName: string }).packName, isApproved: state === 'DONE' }
}
