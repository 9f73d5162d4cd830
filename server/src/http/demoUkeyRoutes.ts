import { enrolDemoUkey, enrolOwnDemoUkey } from '@jinpiao/contract/session'
import { validationWords } from '@jinpiao/contract/validationWords'
import { parseCertificate, serialSuffix } from '@jinpiao/ukey/certificate'
import type { DemoCa } from '@jinpiao/ukey/demoCa'
import { namedBy } from '@jinpiao/values/companyName'
import { type Recorded, writeAudit } from '../acts/audit.ts'
import { newPk } from '../acts/keys.ts'
import { BusinessError } from '../domain/businessError.ts'
import { instantOf, MINUTE_MS } from '../domain/clock.ts'
import { keyPosts } from '../domain/keyPosts.ts'
import { rolesOf } from '../session/identity.ts'
import { activeUsers, personByMobile } from '../session/login.ts'
import type { Api } from './register.ts'

const VALID_DAYS = 730

/** Whose key it becomes. */
type Bearer = Recorded['actor'] & { userId: string; corpName: string }

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
      certificate = demoCa.issue(csr, { subject, days: VALID_DAYS, notBefore })
    } catch {
      throw new BusinessError('01000303', validationWords.stalePage)
    }
    const { certSerialNo, issuerDn, notAfter, algorithmType } = parseCertificate(certificate)
    const codeSuffix = serialSuffix(certSerialNo)
    await database.write(async (tx) => {
      await tx.updateTable('ukey').set({ state: 'REVOKED' }).where('userId', '=', user.userId).execute()
      const row = {
        pkUkey: newPk(),
        userId: user.userId,
        post: keyPosts(await rolesOf(tx, user.userId)),
        raType: 'DEMO',
        algorithmType: algorithmType ?? 'ALG_RSA',
        certSerialNo,
        issuerDn,
        codeSuffix,
        certificate,
        legacySha1: 0,
        issuedAt: instantOf(clock),
        expiresAt: new Date(notAfter).toISOString(),
        state: 'ACTIVE',
      }
      await tx.insertInto('ukey').values(row).execute()
      const bound = { certNumber: certSerialNo, uKeyCodeSuffix: codeSuffix }
      await tx.updateTable('corp_user').set(bound).where('userId', '=', user.userId).execute()
      const facts = [{ action: 'ukey.bind', target: `user:${user.userId}`, after: { certSerialNo } }]
      await writeAudit({ tx, context, actor: user, at: row.issuedAt, facts })
    })
    return { certificate, certSerialNo, codeSuffix }
  }
}
