import { fromPem, parseCertificate } from '../../certificate.ts'
import type { DemoCa } from '../../demoCa.ts'
import type { TokenPort } from '../tokenPort.ts'

/** Makes a key in a token and has the authority certify it. @returns the certificate's serial number. */
export async function certify(port: TokenPort, ca: DemoCa, token: string, pin: string): Promise<string> {
  const subject = { commonName: '石磊', organization: '江城精铸有限公司' }
  const notBefore = new Date(Date.now() - 60_000)
  const pem = ca.issue(await port.newKey(token, pin, subject), { subject, days: 10, notBefore })
  await port.install(token, pin, fromPem(pem, 'CERTIFICATE'))
  return parseCertificate(pem).certSerialNo
}
