import { endingQualifications } from '../../queries/qualifications.ts'
import { pageOf } from '../each.ts'
import type { NotDone, OverdueKind } from './kind.ts'

/** Qualifications that end by their day, and have not been extended. */
export const qualifications: OverdueKind = {
  name: 'QUALIFICATION',
  posts: ['OPERATOR', 'DIRECTOR'],
  notices: { today: 'QUALIFICATION_TODAY', over: 'QUALIFICATION_OVER' },
  firstOver: 1,
  async find(read, { from, to, today, key, page }) {
    let ended = read
      .selectFrom('qualification as q')
      .innerJoin('funder_product as p', 'p.pkProduct', 'q.fkProduct')
      .select(['q.lastApply', 'q.fkCorp', 'q.fkProduct', 'q.validTo', 'p.name'])
      .where('q.validTo', '>=', from)
      .where('q.validTo', '<=', to)
    if (key !== undefined) ended = ended.where('q.lastApply', '=', key)
    const found: NotDone[] = []
    for (const { lastApply, fkCorp, fkProduct, validTo, name } of await pageOf(ended, 'q.lastApply', page).execute()) {
      const ending = await endingQualifications(read, fkCorp, today)
      // An application for the next one is under way, or the product is not offered any more.
      const isOffered = ending.some((each) => each.fkProduct === fkProduct)
      // Of a page the last one is named in any case: there may be more behind it. It is looked at again before it is told.
      if (validTo === null || (page === undefined && !isOffered)) continue
      const link = `/my/signup/product?id=${fkProduct}`
      found.push({ key: lastApply, fkCorp, lastDay: validTo, no: name, amount: '', link })
    }
    return found
  },
  locks: ({ key }) => ({ application: [key] }),
  target: ({ key, lastDay }) => `overdue:qualification:${key}:${lastDay}`,
}
