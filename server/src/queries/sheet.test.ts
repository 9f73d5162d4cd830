import type { AnyListEndpoint } from '@jinpiao/contract/list'
import { termOf } from '@jinpiao/contract/terms'
import { describe, expect, test } from 'vitest'
import { contractEndpoints } from '../testing/endpoints.ts'
import { columnsOf } from './sheet.ts'

const isList = (endpoint: object): endpoint is AnyListEndpoint => 'list' in endpoint
const lists = (await contractEndpoints()).filter(isList)

describe('every list can be exported', () => {
  test.each(lists.map((each) => [each.list.name, each] as const))(
    '%s: more than a time, and words for each state',
    (_, endpoint) => {
      const columns = columnsOf(endpoint, [])
      expect(columns.length).toBeGreaterThan(2)
      const states = columns.filter((name) => termOf(name).kind === 'status')
      expect(states.filter((name) => !(name in endpoint.list.words))).toEqual([])
    },
  )
})
