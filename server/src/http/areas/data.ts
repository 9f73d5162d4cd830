import { listPackParties } from '@jinpiao/contract/packs'
import { packParties } from '../../business/pack/parties.ts'
import type { Registration } from '../register.ts'

/** Whom packs can be for; the packs are registered with all applications. */
const packs: Registration = ({ on }) => {
  on(listPackParties, ({ queryContext }) => packParties(queryContext()))
}

/** Routes of the package data. */
export const data: readonly Registration[] = [packs]
