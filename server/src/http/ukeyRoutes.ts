import * as contract from '@jinpiao/contract/ukeys'
import { normaliseSerial, serialSuffix } from '@jinpiao/ukey/certificate'
import { instantInShanghai } from '@jinpiao/values/days'
import { offerChanges } from '../business/ukey/offers.ts'
import { BusinessError } from '../domain/businessError.ts'
import { offering } from '../queries/listing/offering.ts'
import { ukeys } from '../queries/ukeys.ts'
import { challengeUkey, userOfUkey } from '../session/ukeyLogin.ts'
import { loseUkey } from '../session/ukeys.ts'
import { onList } from './listRoutes.ts'
import type { Registration } from './register.ts'
import { inRealTime } from './services.ts'
import { vouchOf } from './vouching.ts'

/** Keys that were given out. Certificates are judged in real time, as at the login. */
export const registerUkeys: Registration = (api) => {
  const { on } = api
  const services = inRealTime(api.services)
  onList(api, contract.listUkeys, offering(ukeys, offerChanges), { small: true })
  on(contract.loseUkey, async ({ params, commandContext }) => loseUkey(await commandContext(), params))
  on(contract.getUkeyTest, async ({ query, request }) => {
    const { platformName } = (await services.platform.current()).document
    return challengeUkey(services, { ...query, platformName, purpose: 'ukey-test' }, vouchOf(services, request))
  })
  on(contract.testUkey, async ({ body, identity, queryContext }) => {
    const userId = await userOfUkey(services, body, 'ukey-test')
    if (userId !== identity.user.userId) throw new BusinessError('11000101')
    const certSerialNo = normaliseSerial(body.certSerialNo)
    const { expiresAt } = await queryContext()
      .read.selectFrom('ukey')
      .select('expiresAt')
      .where('userId', '=', userId)
      .where('certSerialNo', '=', certSerialNo)
      .executeTakeFirstOrThrow()
    return { ukeySuffix: serialSuffix(certSerialNo), certificateUntil: instantInShanghai(Date.parse(expiresAt)) }
  })
}
