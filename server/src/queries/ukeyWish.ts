import type { UkeyWish } from '@jinpiao/contract/register'
import type { UkeyWished } from '@jinpiao/contract/ukeyApply'
import type { QueryContext } from '../acts/context.ts'
import { registrationOf } from './registration.ts'
import { keyTypes, regionPaths } from './ukeyOrders.ts'

/**
 * How the enterprise would like its keys to come, as it said when it registered: nothing of it is asked twice (WCAG
 * 3.3.7). Null once it has submitted an application for a key, which says it better.
 */
export async function readUkeyWish({ read, actor }: QueryContext): Promise<UkeyWished | null> {
  const register = await registrationOf(read, actor.fkCorp).select('ukey').executeTakeFirst()
  if (!register?.ukey) return null
  const asked = await read
    .selectFrom('application')
    .select('pkApply')
    .where('fkCorp', '=', actor.fkCorp)
    .where('family', 'in', [...keyTypes])
    .where('submittedAt', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  if (asked) return null
  const { algorithm, receiveWay, receiverName, receiverMobile, regionCode, address } = JSON.parse(
    register.ukey,
  ) as Omit<UkeyWish, 'registerNo'>
  const region = (await regionPaths(read, [regionCode])).get(regionCode) ?? ''
  return { algorithm, receiveWay, receiverName, receiverMobile, regionCode, address, region }
}
