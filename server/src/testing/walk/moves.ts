import * as fc from 'fast-check'
import type { Choice } from './walkOf.ts'

/** What anybody can do with whatever type, and how often it is tried. */
const weights = {
  save: 12,
  edit: 2,
  delete: 2,
  submit: 14,
  approve: 14,
  approveSwitched: 2,
  return: 5,
  void: 2,
  withdraw: 4,
  /** The whole of an act that is no application before: a ticket is accepted, or refused. */
  act: 8,
  /** An institution answers. */
  answer: 8,
  replay: 3,
  trespass: 2,
  days: 2,
} as const
export type MoveKind = keyof typeof weights
export const moveKinds = Object.keys(weights) as MoveKind[]

/** One thing that somebody does. */
export interface Move extends Choice {
  kind: MoveKind
}

const amount = fc
  .integer({ min: 1, max: 40_000_000 })
  .map((fen) => `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`)

const move: fc.Arbitrary<Move> = fc.record({
  kind: fc.oneof(...moveKinds.map((kind) => ({ arbitrary: fc.constant(kind), weight: weights[kind] }))),
  pick: fc.nat({ max: 50 }),
  who: fc.nat({ max: 11 }),
  type: fc.nat({ max: 59 }),
  amount,
})

/** Rounds of moves; those of one round happen at the same time. */
export const walk = fc.array(fc.array(move, { minLength: 2, maxLength: 6, size: 'max' }), {
  minLength: 12,
  maxLength: 24,
  size: 'max',
})
