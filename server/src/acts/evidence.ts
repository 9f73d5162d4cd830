import type { InstitutionAnswer, InstitutionReply } from '@jinpiao/contract/outside'
import * as z from 'zod/mini'
import { BusinessError } from '../domain/businessError.ts'
import { requireReason } from '../domain/machine.ts'
import type { Act } from './command.ts'
import type { Task } from './tasks.ts'

/** What an answer is judged by: what was asked of whom, and about what, as it stands behind its lock. */
export interface Question<About> {
  act: Act
  task: Task
  about: About
  /** The line that is answered, where lines are. */
  line?: number | undefined
}

type Found = BusinessError | undefined

/** One thing that an answer says: how it is written, and what it is measured by. `said.ts` has the kinds. */
export interface Said<Value, About> {
  kind: string
  form: z.ZodMiniType<Value>
  /** What it is where the institution does not say it; without it, it has to be said. */
  otherwise?(question: Question<About>): Value | undefined | Promise<Value | undefined>
  /** @returns what refuses it; undefined: nothing. `said` are the things that stand before it. */
  judge(value: Value, question: Question<About>, name: string, said: Proof): Found | Promise<Found>
}

/** All that an answer says, by name: what is not here is refused, so that nothing that was said is dropped. */
export type Fields<About> = Readonly<Record<string, Said<unknown, About>>>

/** What an approval proves; a refusal, and the wish for a correction, say nothing but why, unless they are here. */
export interface Judge<About> {
  APPROVE: Fields<About>
  REJECT?: Fields<About>
  /** Without it no correction can be asked for. */
  RETURN?: Fields<About>
}

export type Proof = Readonly<Record<string, unknown>>
/** A proof as its judge lets it through: `ProofOf<typeof paid>`. */
export type ProofOf<All extends Readonly<Record<string, { form: z.ZodMiniType }>>> = {
  [Name in keyof All]: z.output<All[Name]['form']>
}

/** An answer that its judge has let through; `proof` is all that it says, complete. */
export interface JudgedReply<Known extends object = Proof>
  extends Pick<InstitutionReply, 'answer' | 'comment' | 'line'> {
  proof: Known
}

const REFUSED: Readonly<Partial<Record<InstitutionAnswer, Fields<unknown>>>> = { REJECT: {} }

/**
 * Judges an answer, before it does anything: every institution, the platform's staff and the demonstration pass here.
 *
 * @param lines numbers of the lines that are answered one by one; none: it is answered as a whole.
 * @returns what it proves, complete.
 * @throws {BusinessError} what refuses it: the first of what was said.
 */
export async function judgeAnswer<About>(
  judge: Judge<About>,
  question: Question<About>,
  { answer, comment, body }: Pick<InstitutionReply, 'answer' | 'comment' | 'body'>,
  lines: readonly number[] = [],
): Promise<Proof> {
  const fields: Fields<About> | undefined = judge[answer] ?? REFUSED[answer]
  if (fields === undefined) throw new BusinessError('01000339')
  if (lines.length === 0 && question.line !== undefined) throw new BusinessError('01000337')
  if (lines.length > 0 && !lines.some((line) => line === question.line)) throw new BusinessError('01000338')
  if (answer !== 'APPROVE') requireReason(comment)
  const unknown = Object.keys(body).find((name) => !Object.hasOwn(fields, name))
  if (unknown !== undefined) throw new BusinessError('01000336', unknown)
  const said: Record<string, unknown> = {}
  for (const [name, each] of Object.entries(fields)) {
    const value = await valueOf(each, question, name, body[name])
    if (value === undefined) continue
    const refusal = await each.judge(value, question, name, said)
    if (refusal !== undefined) throw refusal
    said[name] = value
  }
  return said
}

async function valueOf<About>(
  { form, otherwise }: Said<unknown, About>,
  question: Question<About>,
  name: string,
  given: unknown,
): Promise<unknown> {
  if (given === undefined) {
    if (otherwise === undefined) throw new BusinessError('01000330', name)
    return otherwise(question)
  }
  const parsed = z.safeParse(form, given)
  if (!parsed.success) throw new BusinessError('01000331', [name, ...(parsed.error.issues[0]?.path ?? [])].join('.'))
  return parsed.data
}
