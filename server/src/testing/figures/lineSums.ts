import { listRecentApplications } from '@jinpiao/contract/todos'
import { fenToDecimal } from '@jinpiao/values/money'
import { forms } from '../../business/all.ts'
import type { Reader } from '../../db/database.ts'
import { type Entry, entry, type Stands } from './entry.ts'

interface Row {
  pkApply: string
  lineSums: object | null
}

/** What is counted under each name: a line that was not answered well has failed, for whatever reason. */
const counted = {
  done: (state: string) => state === 'ACCEPTED',
  open: (state: string) => state === 'PENDING',
  failed: (state: string) => state !== 'ACCEPTED' && state !== 'PENDING',
}

/** Lines of the applications that say what became of theirs, in the order of the answer. */
async function linesOf(read: Reader, rows: readonly Row[]) {
  const own = rows.filter(({ lineSums }) => lineSums !== null)
  const lines = await read
    .selectFrom('application_line')
    .select(['pkApply', 'state', 'amountFen'])
    .where('pkApply', 'in', ['', ...own.map(({ pkApply }) => pkApply)])
    .execute()
  return own.map(({ pkApply }) => lines.filter((line) => line.pkApply === pkApply))
}

const stands = (prefix: string, rowsOf: (data: unknown) => readonly Row[]): Record<string, Stands<never>> =>
  Object.fromEntries(
    Object.entries(counted).flatMap(([fate, is]) => {
      const lines = async ({ data, read }: { data: unknown; read: Reader }) =>
        (await linesOf(read, rowsOf(data))).map((own) => own.filter(({ state }) => is(state)))
      const one = (values: unknown[]) => (prefix.includes('[]') ? values : values[0])
      return [
        [
          `${prefix}.lineSums.${fate}.count`,
          async (seen: { data: unknown; read: Reader }) => one((await lines(seen)).map(({ length }) => length)),
        ],
        [
          `${prefix}.lineSums.${fate}.amount`,
          async (seen: { data: unknown; read: Reader }) =>
            one(
              (await lines(seen)).map((own) => fenToDecimal(own.reduce((sum, { amountFen }) => sum + amountFen, 0n))),
            ),
        ],
      ]
    }),
  )

const ofList = stands('list[]', (data) => (data as { list: Row[] }).list)
const ofOne = stands('application', (data) => [(data as { application: Row }).application])

/** A page of the newest, and of these the first: each says what became of its lines. */
const SOME = 20

/** What every application that is answered line by line says of its lines, in every list and on its page. */
export const lineSumsFigures: readonly Entry[] = [
  entry(listRecentApplications, ofList, async () => [{ query: { box: 'ALL' } }] as never),
  ...forms.flatMap(({ definition: { list, get } }) => [
    entry(list, ofList, async () => [{ query: { pageSize: SOME } }] as never),
    entry(get, ofOne, async (ask) => {
      const rows = (await ask.rows(list)) as readonly { pkApply: string; lineSums: unknown }[]
      const told = rows.filter(({ lineSums }) => lineSums !== null).slice(0, SOME)
      return told.map(({ pkApply }) => ({ params: { pkApply } })) as never
    }),
  ]),
]
