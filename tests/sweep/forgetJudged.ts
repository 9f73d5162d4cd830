import { rm } from 'node:fs/promises'

/** Runs once after the sweep: what its workers told each other is for this run only. */
export default async function forgetJudged(): Promise<void> {
  const judged = process.env['JUDGED_PARTS']
  if (judged !== undefined) await rm(judged, { force: true })
}
