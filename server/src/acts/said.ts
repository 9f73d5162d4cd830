import { day as dayText, money as moneyText } from '@jinpiao/contract/fields'
import { addDays, type Day, instantInShanghai, todayInShanghai } from '@jinpiao/values/days'
import { decimalToFen, type Fen, formatMoney } from '@jinpiao/values/money'
import * as z from 'zod/mini'
import { BusinessError } from '../domain/businessError.ts'
import type { Proof, Question, Said } from './evidence.ts'
import { takeNumber } from './givenNumbers.ts'

/**
 * The kinds of things that answers say. Each names what it is measured by, so nothing is taken as it comes: `sameMoney` by
 * what was asked, `happenedOn` by the calendar, `serial` by all that there was before.
 */

type Asked<Value, About> = (question: Question<About>, said: Proof) => Value | Promise<Value>

/** It may be left unsaid: then it is what `otherwise` says, or nothing. */
export const maySay = <Value, About>(
  said: Said<Value, About>,
  otherwise: (question: Question<About>) => Value | undefined = () => undefined,
): Said<Value, About> => ({ ...said, otherwise })

/** Something of the institution's own that nothing here is compared with: who carries a parcel. */
export const own = <Value>(form: z.ZodMiniType<Value>): Said<Value, unknown> => ({
  kind: 'own',
  form,
  judge: () => undefined,
})

/** A number that an institution gives to one thing only: of a bill, of an invoice. */
export const once = (form: z.ZodMiniType<string>): Said<string, unknown> => ({
  kind: 'once',
  form,
  judge: (value, question, name) => takeNumber(question, name, value),
})

/** The bank's number of a payment. */
export const serial: Said<string, unknown> = once(z.string().check(z.regex(/^[\w-]{4,64}$/)))

/** The bank's number of a payment that somebody has reported: the same, and no other payment's. Unsaid, it is that. */
export const serialOf = <About>(reported: (question: Question<About>) => string): Said<string, About> =>
  maySay(
    {
      ...serial,
      judge: (value, question, name, said) =>
        value === reported(question)
          ? serial.judge(value, question, name, said)
          : new BusinessError('01000332', name, reported(question)),
    },
    reported,
  )

/** Exactly what was asked or signed. */
export const same = <Value extends string | number, About>(
  form: z.ZodMiniType<Value>,
  asked: Asked<Value, About>,
): Said<Value, About> => ({
  kind: 'same',
  form,
  async judge(value, question, name, said) {
    const wanted = await asked(question, said)
    return value === wanted ? undefined : new BusinessError('01000332', name, String(wanted))
  },
})

/** An amount as it was asked for. */
export const sameMoney = <About>(asked: Asked<Fen, About>): Said<string, About> => ({
  kind: 'money',
  form: moneyText,
  async judge(value, question, name, said) {
    const wanted = await asked(question, said)
    return decimalToFen(value) === wanted ? undefined : new BusinessError('01000332', name, formatMoney(wanted))
  },
})

/** An amount of at least one fen, up to what was asked for or is owed. */
export const moneyUpTo = <About>(most: Asked<Fen, About>): Said<string, About> => ({
  kind: 'money',
  form: z.string().check(z.refine((value) => moneyText.safeParse(value).success && decimalToFen(value) > 0n)),
  async judge(value, question, name, said) {
    const wanted = await most(question, said)
    return decimalToFen(value) <= wanted ? undefined : new BusinessError('01000334', name, formatMoney(wanted))
  },
})

/** An amount that is a part of another, and less than it: the tax of an invoice. */
export const moneyBelow = <About>(whole: Asked<Fen, About>): Said<string, About> => ({
  kind: 'part',
  form: moneyText,
  async judge(value, question, name, said) {
    const most = (await whole(question, said)) - 1n
    return decimalToFen(value) <= most ? undefined : new BusinessError('01000334', name, formatMoney(most))
  },
})

/** What the task asks of an institution: of one line, where lines are answered. */
const bodyOf = ({ task, line }: Question<unknown>): { amount?: string; accountNo?: string } => {
  const { lines, account, ...body } = JSON.parse(task.body) as {
    amount?: string
    account?: { accountNo: string } | null
    lines?: readonly { line: number; amount: string; accountNo: string }[]
  }
  return lines?.find((each) => each.line === line) ?? { ...body, ...(account && { accountNo: account.accountNo }) }
}

/** What the institution was asked to pay or to collect. */
export const fenAsked = (question: Question<unknown>): Fen => decimalToFen(bodyOf(question).amount ?? '0.00')
/** The same, as it says it itself. Whoever says that it was another has not done what was asked. */
export const amountAsked: Said<string, unknown> = maySay(sameMoney(fenAsked))
/** The account that it was asked to pay to, or to collect from. */
export const accountAsked: Said<string, unknown> = maySay(
  same(z.string(), (question: Question<unknown>) => bodyOf(question).accountNo ?? ''),
)

/** Some of what is offered. */
export const someOf = <Value extends string, About>(
  form: z.ZodMiniType<Value>,
  offered: Asked<readonly string[], About>,
): Said<Value[], About> => ({
  kind: 'some',
  form: z.array(form).check(z.minLength(1), z.maxLength(20)),
  async judge(values, question, name, said) {
    const all = await offered(question, said)
    return values.every((value) => all.includes(value))
      ? undefined
      : new BusinessError('01000332', name, all.join(', '))
  },
})

/** A whole number, from `least` up to what was asked or signed. */
export const numberUpTo = <About>(least: number, most: Asked<number, About>): Said<number, About> => ({
  kind: 'number',
  form: z.int().check(z.minimum(least)),
  async judge(value, question, name, said) {
    const wanted = await most(question, said)
    return value <= wanted ? undefined : new BusinessError('01000334', name, String(wanted))
  },
})

type Days = readonly [from: Day, to: Day]

function within(value: Day, [from, to]: Days, name: string): BusinessError | undefined {
  if (from > to) return new BusinessError('01000341', name, from)
  return from <= value && value <= to ? undefined : new BusinessError('01000333', name, from, to)
}

/** A day between two others. */
export const dayWithin = <About>(bounds: Asked<Days, About>): Said<Day, About> => ({
  kind: 'day',
  form: dayText,
  judge: async (value, question, name, said) => within(value, await bounds(question, said), name),
})

/** The day on which the institution was asked: nothing that it has done since is older. */
export const askedOn = ({ task }: Question<unknown>): Day => todayInShanghai(Date.parse(task.createdAt))

/**
 * The day on which something has happened: not before `since`, not after today, nor on or after `before`, the day on which
 * what it is about ends. Unsaid, it is today.
 */
export const happenedOn = <About>(
  since: Asked<Day, About> = askedOn,
  before: Asked<Day | undefined, About> = () => undefined,
): Said<Day, About> =>
  maySay(
    dayWithin<About>(async (question, said) => {
      const { today } = question.act
      const end = await before(question, said)
      const last = end === undefined || end > today ? today : addDays(end, -1)
      return [await since(question, said), last]
    }),
    ({ act }) => act.today,
  )

const instant = z.pipe(
  z.iso.datetime({ offset: true }).check(z.refine((value) => !Number.isNaN(Date.parse(value)))),
  z.transform((value: string) => instantInShanghai(Date.parse(value))),
)

/** The moment at which something has happened: on or after the day `since`, not after now. Unsaid, it is now. */
export const happenedAt = <About>(since: Asked<Day, About> = askedOn): Said<string, About> =>
  maySay(
    {
      kind: 'instant',
      form: instant as z.ZodMiniType<string>,
      async judge(value, question, name, said) {
        const from = await since(question, said)
        const { at } = question.act
        return value <= at && value.slice(0, 10) >= from ? undefined : new BusinessError('01000333', name, from, at)
      },
    },
    ({ act }) => act.at,
  )

/** A file of the enterprise whose thing it is. */
export const fileOfCorp: Said<string, unknown> = {
  kind: 'file',
  form: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  async judge(value, { act, task }, name) {
    const file = await act.tx
      .selectFrom('file_object')
      .select('pkFile')
      .where('pkFile', '=', value)
      .where('fkCorp', '=', task.fkCorp)
      .executeTakeFirst()
    return file ? undefined : new BusinessError('01000340', name)
  },
}
