import { confirmFor } from './confirmings.ts'
import type { Walks } from './walkOf.ts'

/** How the random walk fills in the forms of the package ukey. */
export const ukey: Walks = {
  GUARANTEE_CONFIRM: {
    form: (world, { pick }) => ({ fkCorp: world.core, line: world.suppliers[pick % 2]?.fkCorp ?? '' }),
    save: (context, line) => confirmFor(context, line as string),
  },
}
