import { enrolDemoUkey, enrolOwnDemoUkey } from '@jinpiao/contract/session'
import { validationWords } from '@jinpiao/contract/validationWords'
import type { DemoCa } from '@jinpiao/ukey/demoCa'
import { namedBy } from '@jinpiao/values/companyName'
import { type Recorded, writeAudit } from '../acts/audit.ts'
import type { Act } from '../acts/command.ts'
import { BusinessError } from '../domain/businessError.ts'
import { instantOf, MINUTE_MS } from '../domain/clock.ts'
import { DEMO_RA_TYPE } from '../outside/certificateAuthority.ts'
import { activeUsers, personByMobile } from '../session/login.ts'
import { bindCertificate, CERTIFICATE_DAYS } from '../session/ukeyBinding.ts'
import type { Api } from './register.ts'

/** Whose key it becomes. */
type Bearer = Recorded['actor'] & { userId: string; fkCorp: string; corpName: string }

/**
 * The demonstration's UKEY factory (exists only with `DEMO=1`): a browser makes a key it cannot export, the demo CA
 * certifies it for the named user, and it becomes his registered UKEY. The user's own name goes into the certificate,
 * whatever the request says. An older key of the same user stops counting.
 */
export function registerDemoUkey(api: Api): void {
  const { demoCa } = api.services
  if (demoCa) registerWith(api, demoCa)
}

function registerWith({ on, services }: Api, demoCa: DemoCa): void {
  const { database, wall: clock } = services

  on(enrolDemoUkey, async (call) => {
    const { body } = call
    const person = await personByMobile(database.read, body.mobile)
    const users = person ? await activeUsers(database.read, person.personId) : []
    const user = namedBy(users, body.corpName, (row) => row.corpName)
    if (!person || !user) throw new BusinessError('01000302')
    return certify(body.csr, { ...user, personName: person.personName }, call)
  })

  on(enrolOwnDemoUkey, async (call) => {
    const { user, person, corp } = call.identity
    return certify(call.body.csr, { ...user, personName: person.personName, corpName: corp.corpName }, call)
  })

  async function certify(csr: string, user: Bearer, context: Recorded['context']) {
    // A minute back: the browser's clock may be behind ours.
    const notBefore = new Date(clock.now() - MINUTE_MS)
    const subject = { commonName: user.personName, organization: user.corpName }
    let certificate: string
    try {
      certificate = demoCa.issue(csr, { subject, days: CERTIFICATE_DAYS, notBefore })
    } catch {
      throw new BusinessError('01000303', validationWords.stalePage)
    }
    const bound = await database.write(async (tx) => {
      const at = instantOf(clock)
      const facts: Act['facts'] = []
      const how = { raType: DEMO_RA_TYPE, pkApply: null }
      const answer = await bindCertificate({ tx, at, facts }, user, certificate, how)
      await writeAudit({ tx, context, actor: user, at, facts })
      return answer
    })
    return { certificate, ...bound }
  }
}
