import type { Walks } from './walkOf.ts'

/** How the random walk fills in the forms of the package data. */
export const data: Walks = {
  LIMIT_ALLOC: {
    // What nobody has been given as yet is taken back now and then, which is refused.
    form: (world, { pick, who, amount }) => ({
      fkCorp: world.core,
      line: {
        pkLimit: pick % 3 === 0 ? world.limits.small : world.limits.main,
        fkMember: world.member,
        move: who === 3 ? 'REDUCE' : 'ALLOCATE',
        amount,
        remark: '',
      },
    }),
  },
}
