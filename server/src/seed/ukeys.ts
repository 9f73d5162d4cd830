import { newPk } from '../acts/keys.ts'
import { DAY_MS, instantOf } from '../domain/clock.ts'
import { loseUkey } from '../session/ukeys.ts'
import { contextOf, type Scene } from './actors.ts'
import { pkCorpOf, userKey } from './install.ts'
import { daysAgo } from './play.ts'

/** CO2 has lost his key, and his director has reported it: the list has one in this state. */
const lostKey: Scene = async (stage, now) => {
  const { database, installed, clock } = stage
  await stage.at(daysAgo(now, 41))
  const userId = installed.users.get(userKey('CO2', 'huayue'))?.userId ?? ''
  const pkUkey = newPk()
  const certSerialNo = 'D0C4E1A77B3059F2'
  const key = {
    pkUkey,
    userId,
    fkCorp: pkCorpOf('huayue'),
    post: 'OPERATOR',
    raType: 'DEMO',
    algorithmType: 'ALG_RSA',
    certSerialNo,
    issuerDn: 'CN=Jinpiao demonstration',
    codeSuffix: certSerialNo.slice(-4),
    legacySha1: 0,
    issuedAt: instantOf(clock),
    expiresAt: new Date(now + 600 * DAY_MS).toISOString(),
    state: 'ACTIVE',
  }
  await database.write((tx) => tx.insertInto('ukey').values(key).execute())
  await loseUkey(contextOf(stage, 'CD', 'huayue', 'ROLE_CORE_DIRECTOR'), { pkUkey })
}

/** Scenes of keys; those that end soon, and have ended, are installed. */
export const ukeyScenes: readonly Scene[] = [lostKey]
