import type { HeardPlan } from './plan.ts'

const contentType = 'application/x-orca-heard+json'

/** What one plan led to; attached to its test for the reporter. */
export const heardReport = (plan: HeardPlan): { body: string; contentType: string } => ({
  body: JSON.stringify(plan),
  contentType,
})

export function readHeard(attachment: { contentType: string; body?: Buffer | undefined }): HeardPlan | undefined {
  if (attachment.contentType !== contentType || !attachment.body) return undefined
  return JSON.parse(attachment.body.toString('utf8')) as HeardPlan
}
