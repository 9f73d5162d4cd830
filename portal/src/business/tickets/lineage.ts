import type { TraceNode, TraceTotal } from '@jinpiao/contract/credits'
import { decimalToFen, fenToDecimal } from '@jinpiao/values/money'

export interface Conservation {
  /** How many ends the tree has. */
  leaves: number
  /** Sum of the ends, decimal string in yuan. */
  amount: string
  /** I2: what has been passed on adds up to what was issued. */
  holds: boolean
}

/** Adds the ends up again, so that the line on the page is a check and no repetition of what the server says. */
export function conservation(root: TraceNode, totals: readonly TraceTotal[]): Conservation {
  const known = root.children.length === 0 && totals.length > 0 ? [] : leavesOf(root)
  const ends = [...known.map(({ amount }) => ({ amount, count: 1 })), ...totals]
  const sum = ends.reduce((total, { amount }) => total + decimalToFen(amount), 0n)
  const leaves = ends.reduce((total, { count }) => total + count, 0)
  return { leaves, amount: fenToDecimal(sum), holds: sum === decimalToFen(root.amount) }
}

const leavesOf = (node: TraceNode): TraceNode[] =>
  node.children.length === 0 ? [node] : node.children.flatMap(leavesOf)
