import type { Reader } from '../../db/database.ts'

/**
 * Whether a person has prepared, submitted or approved the application that asks: with a post in both enterprises he would
 * decide on what is his own (I11).
 */
export async function hasActedOn(read: Reader, pkApply: string, personId: string): Promise<boolean> {
  const { createdBy, editedBy, submittedBy, round } = await read
    .selectFrom('application')
    .select(['createdBy', 'editedBy', 'submittedBy', 'round'])
    .where('pkApply', '=', pkApply)
    .executeTakeFirstOrThrow()
  if ([createdBy, editedBy, submittedBy].includes(personId)) return true
  const step = await read
    .selectFrom('application_step')
    .select('seq')
    .where('pkApply', '=', pkApply)
    .where('round', '=', round)
    .where('personId', '=', personId)
    .executeTakeFirst()
  return step !== undefined
}
