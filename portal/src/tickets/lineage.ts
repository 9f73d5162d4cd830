import type { TraceNode } from '@jinpiao/contract/credits'
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
export function conservation(root: TraceNode): Conservation {
  const ends = leavesOf(root)
  const sum = ends.reduce((total, { amount }) => total + decimalToFen(amount), 0n)
  return { leaves: ends.length, amount: fenToDecimal(sum), holds: sum === decimalToFen(root.amount) }
}

const leavesOf = (node: TraceNode): TraceNode[] =>
  node.children.length === 0 ? [node] : node.children.flatMap(leavesOf)
