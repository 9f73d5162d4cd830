import type * as z from 'zod/mini'
import type { Act } from '../acts/command.ts'
import { BusinessError } from '../domain/businessError.ts'
import { canonicalJson } from '../domain/digest.ts'
import type { Application } from '../flow/application.ts'
import type { Heard } from '../flow/business.ts'

/**
 * Keeps what an institution wants of single parts of a form that it sends back, in `outcome` beside its evidence.
 *
 * @param schema what its message says besides the comment: `{ opinions: [{ document, opinion }] }`.
 * @throws {BusinessError} 01000303 an opinion says nothing, or of no part.
 */
export async function keepOpinions(
  { tx }: Act,
  { pkApply, outcome }: Application,
  heard: Heard,
  schema: z.ZodMiniType<object>,
): Promise<void> {
  if (heard.answer !== 'RETURN') return
  const parsed = schema.safeParse(heard.body)
  if (!parsed.success)
    throw new BusinessError('01000303', parsed.error.issues.map(({ path }) => path.join('.')).join(', '))
  const before = outcome === null ? {} : (JSON.parse(outcome) as object)
  await tx
    .updateTable('application')
    .set({ outcome: canonicalJson({ ...before, [heard.from]: parsed.data }) })
    .where('pkApply', '=', pkApply)
    .execute()
}
