import { signupLine, signupProductOf } from '../signups.ts'
import type { World } from '../world.ts'
import type { Walks } from './walkOf.ts'

const used = new WeakMap<World['people'], number>()

/** The next product that nobody of this world has applied for; after the last one they come again. */
function nextProduct({ people }: World): string {
  const index = used.get(people) ?? 1
  used.set(people, index + 1)
  return signupProductOf(index)
}

/** How the random walk fills in the forms of the package finance. */
export const finance: Walks = {
  SIGNUP: {
    form: (world, { pick, amount }) => {
      const { fkCorp } = world.suppliers[pick % 2] ?? { fkCorp: '' }
      // Every fifth is for the one product that others apply for, too.
      const fkProduct = pick % 5 === 4 ? signupProductOf(0) : nextProduct(world)
      return { fkCorp, line: signupLine(world.files[fkCorp] ?? '', { fkProduct, revenueLast: amount }) }
    },
  },
}
