import type { World } from '../world.ts'
import type { Walks } from './walkOf.ts'

/** Forms that have been filled in, by world: an enterprise has one verification at a time, so they take turns. */
const turns = new WeakMap<object, number>()

/** The second one's first application stays with the platform where a test reaches every state. */
function nextCorp(world: World): string {
  const turn = turns.get(world) ?? 0
  turns.set(world, turn + 1)
  const [first, second] = world.suppliers.map(({ fkCorp }) => fkCorp)
  const others = [first, world.stranger, world.core]
  return (turn === 1 ? second : others[(turn > 1 ? turn - 1 : turn) % others.length]) ?? ''
}

/** How the random walk fills in the forms of the package onboarding. */
export const onboarding: Walks = {
  REALNAME: {
    form: (world) => {
      const fkCorp = nextCorp(world)
      const fileIds = [world.files[fkCorp] ?? world.file]
      return {
        fkCorp,
        line: {
          legalPersonName: '范思齐',
          legalIdCode: '430199198301020085',
          licenceNo: '示照000001',
          licenceFrom: '2015-03-01',
          licenceTo: '2090-12-31',
          isLongTerm: false,
          bizAddress: '湖北省武汉市江汉区示范路 8 号',
          licenceFileIds: fileIds,
          legalFileIds: fileIds,
          authorisationFileIds: fileIds,
        },
      }
    },
  },
}
