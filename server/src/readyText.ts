import { roles } from '@jinpiao/contract/roles'
import { DEMO_PASSWORD, seedCorps, seedPeople } from './seed/enterprises.ts'

/** What the operator reads when the server is up: in a demonstration who can sign in, then the address. */
export function readyText(port: number, demo: boolean): string {
  const address = `ready: http://localhost:${port}/cv3/`
  if (!demo) return address
  // The number first: it has one width, and Chinese names have none that a terminal keeps to.
  const logins = demoLogins().map(({ mobile, corp, name, role, note }) => {
    return `  ${mobile}  ${corp}  ${name}  ${role}${note && `  （${note}）`}`
  })
  return [`Demo logins, password ${DEMO_PASSWORD}:`, ...logins, address].join('\n')
}

/** One row per person and enterprise. */
const demoLogins = () =>
  seedPeople.flatMap(({ mobile, name, posts, note = '' }) =>
    posts.map(([corp, ...codes]) => {
      const facts = seedCorps.find((candidate) => candidate.key === corp)
      const role = codes.map((code) => roles[code].label[0]).join('、') || roles.ROLE_CORP_DEFAULT.label[0]
      return { corp: facts?.name ?? corp, mobile, name, role, note }
    }),
  )
