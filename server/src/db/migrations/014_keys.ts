import { type Kysely, sql } from 'kysely'
import { createIndex, type Dialect } from './ddl.ts'

/**
 * One ID card is one person (I11: four eyes count persons), one issuer and serial one certificate. A key is for the posts
 * that its holder had when it was given out (spec §3); of keys from before, those that he has now.
 */
export async function keys(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await createIndex(db, 'person_id_card', "person (idCode) where idCode <> ''", true)
  await createIndex(db, 'ukey_certificate', 'ukey (issuerDn, certSerialNo)', true)
  const joined = dialect === 'sqlite' ? sql`group_concat(distinct post)` : sql`string_agg(distinct post, ',')`
  await sql`update ukey set post = coalesce((select ${joined} from corp_user_role join role on role."pkRole" =
    corp_user_role."pkRole" where corp_user_role."userId" = ukey."userId"), '')`.execute(db)
}
