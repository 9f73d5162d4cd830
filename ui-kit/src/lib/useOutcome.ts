import { useEffect, useState } from 'react'
import { announce } from './announce.ts'
import { filterMessages } from './messages/filter.ts'
import { useMessages } from './messages.ts'

/**
 * Says once what an act on the conditions has led to, as soon as the number is there: 已移除条件 状态：待签收，找到 8 条.
 * Not each new number: a list may also grow while nobody does anything.
 *
 * @param found how many there are; undefined while one searches, and always where the list says it itself
 * @returns to be called with what was done, in words, in the very event in which it is done
 */
export function useOutcome(found: number | undefined): (act: string) => void {
  const t = useMessages(filterMessages)
  const [act, setAct] = useState<string>()
  useEffect(() => {
    if (act === undefined || found === undefined) return
    announce(t.outcome(act, found))
    setAct(undefined)
  }, [act, found, t])
  return setAct
}
