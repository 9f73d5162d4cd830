import type * as z from 'zod/mini'
import type { Act } from '../acts/command.ts'
import type { Question, Said } from '../acts/evidence.ts'
import { BusinessError } from '../domain/businessError.ts'
import { canonicalJson } from '../domain/digest.ts'
import type { Application } from '../flow/application.ts'
import type { Heard } from '../flow/business.ts'

/** What an institution wants of single parts of a form that it sends back: each of a part that there is. */
export const opinionsOn = <Part extends string, Opinion extends Readonly<Record<Part, string>>, About>(
  form: z.ZodMiniType<Opinion[]>,
  part: Part,
  partsOf: (question: Question<About>) => readonly string[] | Promise<readonly string[]>,
): Said<Opinion[], About> => ({
  kind: 'opinions',
  form,
  async judge(opinions, question, name) {
    const parts = await partsOf(question)
    const isAll = opinions.every((each) => parts.includes(each[part]))
    return isAll ? undefined : new BusinessError('01000332', `${name}.${part}`, parts.join('、'))
  },
})

/** Keeps what an institution wants of single parts of a form that it sends back, in `outcome` beside what is proved. */
export async function keepOpinions({ tx }: Act, { pkApply, outcome }: Application, heard: Heard): Promise<void> {
  if (heard.answer !== 'RETURN') return
  const before = outcome === null ? {} : (JSON.parse(outcome) as object)
  await tx
    .updateTable('application')
    .set({ outcome: canonicalJson({ ...before, [heard.from]: heard.body }) })
    .where('pkApply', '=', pkApply)
    .execute()
}
