import type { QueryContext } from '../../acts/context.ts'
import type { Listing } from './page.ts'

/** A list whose rows offer what more than their own table knows of, such as a form that something stands in the way of. */
export const offering = <Row>(
  list: Listing<Row>,
  judge: (context: QueryContext, rows: readonly Row[]) => Promise<Row[]>,
): Listing<Row> => ({
  async page(context, query) {
    const page = await list.page(context, query)
    return { ...page, list: await judge(context, page.list) }
  },
  async one(context, key) {
    const row = await list.one(context, key)
    return row && (await judge(context, [row]))[0]
  },
  // What is exported has no acts.
  all: list.all,
})
