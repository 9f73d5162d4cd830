import { roles } from '@jinpiao/contract/roles'
import { DEMO_PASSWORD, seedCorps, seedPeople } from '../seed/enterprises.ts'

/** What the operator reads when the server is up: the address, and in a demonstration who can sign in. */
export function printReady(port: number, demo: boolean): void {
  if (demo) {
    console.log(`\nDemo logins (password ${DEMO_PASSWORD}):`)
    console.table(
      demoLogins().map(({ corp, mobile, role, name, note }) => ({
        企业: corp,
        手机号: mobile,
        姓名: name,
        角色: role,
        说明: note,
      })),
    )
  }
  console.log(`ready: http://localhost:${port}/cv3/`)
}

/** One row per person and enterprise. */
export const demoLogins = () =>
  seedPeople.flatMap(({ mobile, name, posts, note }) =>
    posts.map(([corp, ...codes]) => {
      const facts = seedCorps.find((candidate) => candidate.key === corp)
      const role = codes.map((code) => roles[code].label[0]).join('、') || roles.ROLE_CORP_DEFAULT.label[0]
      return { corp: facts?.name ?? corp, mobile, name, role, note: note ?? facts?.note ?? '' }
    }),
  )
