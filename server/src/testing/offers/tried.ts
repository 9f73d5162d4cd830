import type { Database } from '../../db/database.ts'

/** What an act that is only tried ends with, so that nothing of it stays. */
class TakenBack extends Error {}

/** What an act would answer now: it is done and taken back. */
export async function tried<T>(database: Database, act: (trial: Database) => Promise<T>): Promise<T> {
  const answers: T[] = []
  await database
    .write(async (tx) => {
      answers.push(await act({ ...database, read: tx, write: (write) => write(tx) }))
      throw new TakenBack()
    })
    .catch((error: unknown) => {
      if (!(error instanceof TakenBack)) throw error
    })
  return answers[0] as T
}
