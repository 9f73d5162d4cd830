import { nextSignupProduct, signupLine, signupProductOf } from '../signups.ts'
import type { Walks } from './walkOf.ts'

/** How the random walk fills in the forms of the package finance. */
export const finance: Walks = {
  SIGNUP: {
    form: (world, { pick, amount }) => {
      const { fkCorp } = world.suppliers[pick % 2] ?? { fkCorp: '' }
      // Every fifth is for the one product that others apply for, too.
      const fkProduct = pick % 5 === 4 ? signupProductOf(0) : nextSignupProduct(world)
      return { fkCorp, line: signupLine(world.files[fkCorp] ?? '', { fkProduct, revenueLast: amount }) }
    },
  },
}
