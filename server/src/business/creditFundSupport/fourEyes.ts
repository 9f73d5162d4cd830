import type { Reader } from '../../db/database.ts'

/**
 * Who has prepared, submitted or approved the application that asks: with a post in both enterprises each of them would
 * decide on what is his own (I11).
 */
export async function actedOn(read: Reader, pkApply: string): Promise<string[]> {
  const { createdBy, editedBy, submittedBy, round } = await read
    .selectFrom('application')
    .select(['createdBy', 'editedBy', 'submittedBy', 'round'])
    .where('pkApply', '=', pkApply)
    .executeTakeFirstOrThrow()
  const steps = await read
    .selectFrom('application_step')
    .select('personId')
    .where('pkApply', '=', pkApply)
    .where('round', '=', round)
    .execute()
  return [createdBy, editedBy, submittedBy, ...steps.map(({ personId }) => personId)].filter((each) => each !== null)
}
