import { type BusinessType, type FlowRow, flowOf } from '@jinpiao/contract/flow'
import { onTestFinished } from 'vitest'

/** Until the test ends, applications of this type have neither an amount nor a day, as no landed type has. */
export function lackBoth(type: BusinessType): void {
  const row = flowOf(type) as { -readonly [Key in keyof FlowRow]: FlowRow[Key] }
  row.lacks = ['amount', 'promisedDate']
  onTestFinished(() => {
    delete row.lacks
  })
}
