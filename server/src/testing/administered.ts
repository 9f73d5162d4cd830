import { join } from 'node:path'
import { getSecurity, setFirstPassword } from '@jinpiao/contract/session'
import { getAssignableRoles } from '@jinpiao/contract/users'
import { runAdmin } from '../admin/run.ts'
import { creditCodeOf, idCodeOf } from '../seed/codes.ts'
import { must, PASSWORD } from './opening/people.ts'
import { phones } from './opening/phones.ts'
import { type RunningServer, runServer } from './runningServer.ts'
import type { TestClient } from './testClient.ts'

const operator = { name: '江城供应链科技有限公司', creditCode: creditCodeOf(701) }
const FIRST = '13900000001'

let count = 0
/** Somebody whom nobody knows yet. */
export function newUser() {
  count += 1
  const number = String(count).padStart(4, '0')
  return { personName: '新人', mobile: `1370000${number}`, idCode: idCodeOf(2000 + count) }
}

/** A platform in processes of its own, in real time, with its first administrator at a browser. */
export interface Administered {
  server(): RunningServer
  /** His. */
  client: TestClient
  /** Takes the first passwords of those whom he adds. */
  network: Awaited<ReturnType<typeof phones>>
  /** A role that he may give. */
  pkRoles: string[]
  /** Where its database is. */
  location: string
  /** The same server anew, after it has ended; his browser goes on. */
  startAgain(): Promise<void>
  end(): Promise<void>
}

/** @param env what is set besides, as `OPERATIONS_PORT`. */
export async function administered(
  t: Parameters<typeof runServer>[0],
  given: Readonly<Record<string, string>> & { DATA_DIR: string },
): Promise<Administered> {
  const network = await phones()
  const onPostgres = t.database.dialect === 'postgres'
  const env = { OPERATOR_CREDIT_CODE: operator.creditCode, SMS_URL: network.url, ...given }
  let server = await runServer(t, env)
  const words = ['administrator', 'add', '--name', '温知夏', '--mobile', FIRST]
  const { said } = await runAdmin([...words, '--company', operator.name, '--json'], {
    env: { DEMO: '0', ...env, ...(onPostgres && { DATABASE_URL: t.location }) },
    clock: { now: () => Date.now() },
    secret: async () => idCodeOf(701),
  })
  const token = String((JSON.parse(said) as { address?: string }).address).split('#')[1] ?? ''
  const client = server.client()
  must(
    await client.call(setFirstPassword, { body: { token, password: await client.encrypt(PASSWORD, 'NEW') } }),
    'first password',
  )
  must(await client.enterAs({ corpName: operator.name, mobile: FIRST, password: PASSWORD }), 'login')
  const query = { candidateRoles3Required: true } as never
  const { candidateRoles3 = [] } = must(await client.call(getSecurity, { query }), 'roles')
  const manager = candidateRoles3.find(({ roleCode }) => roleCode === 'ROLE_CORP_MANAGER')
  must(await client.call(getSecurity, { query: { currentRole3: manager?.pkRole ?? '' } }), 'role')
  const [role] = must(await client.call(getAssignableRoles), 'roles to give')
  return {
    server: () => server,
    client,
    network,
    pkRoles: role === undefined ? [] : [role.pkRole],
    location: onPostgres ? t.location : join(given.DATA_DIR, 'jinpiao.db'),
    async startAgain() {
      server = await runServer(t, env)
      client.wire = server.client().wire
    },
    async end() {
      if (server.process.exitCode === null && server.process.signalCode === null) await server.end('SIGKILL')
      await network.close()
    },
  }
}
