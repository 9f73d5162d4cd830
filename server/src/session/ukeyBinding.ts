import { parseCertificate, serialSuffix } from '@jinpiao/ukey/certificate'
import type { Act } from '../acts/command.ts'
import { newPk } from '../acts/keys.ts'
import { keyPosts } from '../domain/keyPosts.ts'
import { rolesOf } from './identity.ts'

/** Whose key it becomes. */
interface Bearer {
  userId: string
  fkCorp: string
}

/** Days of a certificate of ours. */
export const CERTIFICATE_DAYS = 730

/**
 * A certificate becomes the key of its bearer, for the posts that he holds now; every older key of his counts no more. In
 * the transaction of the act, which has decided that he may have it.
 * @param how by which authority, with which digest where it is not the usual one, and the application that it was ordered by; null in a demonstration without one.
 */
export async function bindCertificate(
  { tx, at, facts }: Pick<Act, 'tx' | 'at' | 'facts'>,
  { userId, fkCorp }: Bearer,
  certificate: string,
  { digest, ...how }: { raType: string; digest?: 'sha1' | undefined; pkApply: string | null },
): Promise<{ certSerialNo: string; codeSuffix: string }> {
  const { certSerialNo, issuerDn, notAfter, algorithmType } = parseCertificate(certificate)
  const codeSuffix = serialSuffix(certSerialNo)
  await tx
    .updateTable('ukey')
    .set({ state: 'REVOKED' })
    .where('userId', '=', userId)
    .where('state', '=', 'ACTIVE')
    .execute()
  await tx
    .insertInto('ukey')
    .values({
      ...how,
      pkUkey: newPk(),
      userId,
      fkCorp,
      post: keyPosts(await rolesOf(tx, userId)),
      algorithmType: algorithmType ?? 'ALG_RSA',
      certSerialNo,
      issuerDn,
      codeSuffix,
      certificate,
      // Of RSA alone: SM2 signs with SM3.
      legacySha1: digest === 'sha1' && algorithmType === 'ALG_RSA' ? 1 : 0,
      issuedAt: at,
      expiresAt: new Date(notAfter).toISOString(),
      state: 'ACTIVE',
    })
    .execute()
  const bound = { certNumber: certSerialNo, uKeyCodeSuffix: codeSuffix }
  await tx.updateTable('corp_user').set(bound).where('userId', '=', userId).execute()
  facts.push({ action: 'ukey.bind', target: `user:${userId}`, after: { certSerialNo } })
  return { certSerialNo, codeSuffix }
}
