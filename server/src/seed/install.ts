import { type RoleCode, roles } from '@jinpiao/contract/roles'
import { normaliseSerial } from '@jinpiao/ukey/certificate'
import type { DemoCa } from '@jinpiao/ukey/demoCa'
import { createNodeSigner, type NodeSigner } from '@jinpiao/ukey/nodeSigner'
import { addDays } from '@jinpiao/values/days'
import { newPk } from '../acts/keys.ts'
import { setProduct } from '../business/setProduct.ts'
import type { Database, Writer } from '../db/database.ts'
import { type Clock, DAY_MS, instantOf, todayOf } from '../domain/clock.ts'
import { keyPosts } from '../domain/keyPosts.ts'
import { plainPdf } from '../files/plainPdf.ts'
import type { FileStore } from '../files/store.ts'
import { ELSEWHERE } from '../session/attempts.ts'
import { hashPassword, PASSWORD_DAYS } from '../session/password.ts'
import { insertAccounts } from './accounts.ts'
import { creditCodeOf, idCodeOf } from './codes.ts'
import { DEMO_PASSWORD, seedCorps, seedLimits, seedPeople, seedSuppliers } from './enterprises.ts'
import { insertProducts } from './products.ts'
import { pkRoleOf } from './reference.ts'

/** Everything began this many days ago: before the first ticket of the history. */
export const HISTORY_DAYS = 470
const UKEY_DAYS = 730

/** What the business history needs to act for the people of the demonstration. */
export interface Installed {
  /** By person key and enterprise key, `CO@huayue`. */
  users: ReadonlyMap<string, InstalledUser>
  /** pkSupplier by `core/supplier`. */
  suppliers: ReadonlyMap<string, string>
  /** pkFile by kind and enterprise, `contract/huayue`: of those that pay with tickets. */
  files: ReadonlyMap<string, string>
}

export interface InstalledUser {
  userId: string
  personId: string
  personName: string
  corp: string
  certNumber: string | null
  signer: NodeSigner | undefined
}

export const pkCorpOf = (key: string): string => `corp-${key}`
export const pkLimitOf = (key: string): string => `limit-${key}`
export const personIdOf = (key: string): string => `person-${key.toLowerCase().replace('+', '-')}`
export const userKey = (person: string, corp: string): string => `${person}@${corp}`

/** Enterprises, people, UKEYs, suppliers, limits and contract files: everything before the first application. */
export async function installParties(
  database: Database,
  clock: Clock,
  { demoCa, files }: { demoCa: DemoCa; files: FileStore },
): Promise<Installed> {
  const began = instantOf(clock, -HISTORY_DAYS * DAY_MS)
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const keys = await makeUkeys(demoCa, clock)
  const payers = seedCorps.filter(({ key, userType }) => userType === 'CORE' || passers.includes(key))
  const stored = await Promise.all(
    payers.flatMap(({ key: corp }) =>
      seedFiles.map(async ({ kind, name, text }) => {
        const bytes = plainPdf([`${text} ${corp}`])
        return { corp, kind, name, size: bytes.length, ...(await files.put(bytes)) }
      }),
    ),
  )
  return database.write(async (tx) => {
    await insertCorps(tx, clock, began)
    await insertAccounts(tx, began)
    await insertProducts(tx)
    const users = await insertPeople(tx, clock, { began, passwordHash, keys })
    const suppliers = await insertSuppliers(tx, began)
    await insertLimits(tx, clock)
    const kept = new Map<string, string>()
    for (const { corp, kind, name, sha256, size } of stored) {
      const uploader = [...users.values()].find((user) => user.corp === corp)
      const row = {
        pkFile: `file-${kind}-${corp}`,
        fkCorp: pkCorpOf(corp),
        name,
        size,
        mime: 'application/pdf',
        sha256,
        kind: 'UPLOAD',
        uploadedBy: uploader?.personId ?? '',
        at: began,
      }
      await tx.insertInto('file_object').values(row).execute()
      kept.set(`${kind}/${corp}`, row.pkFile)
    }
    return { users, suppliers, files: kept }
  })
}

/** Suppliers that pay their own suppliers with tickets. */
const passers: readonly string[] = ['jiangcheng', 'anhe', 'mingyuan', 'longname']

const seedFiles = [
  { kind: 'contract', name: '采购框架合同.pdf', text: 'Purchase contract' },
  { kind: 'invoice', name: '增值税发票.pdf', text: 'VAT invoice' },
  { kind: 'fundFlow', name: '银行流水.pdf', text: 'Bank statement' },
  { kind: 'material', name: '送货单.pdf', text: 'Delivery note' },
] as const

async function makeUkeys(demoCa: DemoCa, clock: Clock): Promise<Map<string, NodeSigner>> {
  const notBefore = new Date(clock.now() - HISTORY_DAYS * DAY_MS)
  const wanted = seedPeople.flatMap((person) =>
    person.ukeyEndsIn === null ? [] : person.posts.map(([corp]) => ({ person, corp })),
  )
  const made = await Promise.all(
    wanted.map(async ({ person, corp }) => {
      const organization = seedCorps.find((candidate) => candidate.key === corp)?.name ?? corp
      const subject = { commonName: person.name, organization }
      const days = HISTORY_DAYS + (person.ukeyEndsIn ?? UKEY_DAYS)
      const options = { subject, days, notBefore, algorithm: person.algorithm ?? ('ALG_RSA' as const) }
      return [userKey(person.key, corp), await createNodeSigner(demoCa, options)] as const
    }),
  )
  return new Map(made)
}

async function insertCorps(tx: Writer, clock: Clock, began: string): Promise<void> {
  const today = todayOf(clock)
  // Parents first: the row of a branch refers to its parent's.
  const ordered = [...seedCorps].sort((a, b) => Number(a.parent !== undefined) - Number(b.parent !== undefined))
  for (const corp of ordered) {
    const index = seedCorps.indexOf(corp) + 1
    const passed = corp.realname !== 'NONE'
    const licence = passed && {
      licenceNo: `示照${String(index).padStart(6, '0')}`,
      licenceName: corp.name,
      licenceFrom: '2015-03-01',
      licenceTo: corp.licenceEndsIn === undefined ? '2040-12-31' : addDays(today, corp.licenceEndsIn),
    }
    await tx
      .insertInto('corp')
      .values({
        pkCorp: pkCorpOf(corp.key),
        corpName: corp.name,
        creditCode: creditCodeOf(index),
        userType: corp.userType,
        scale: corp.scale,
        isCentralSoe: corp.isCentralSoe ? 1 : 0,
        finalReview: 1,
        parentCorp: corp.parent ? pkCorpOf(corp.parent) : null,
        regAddress: '示范市示范区示范路',
        ...licence,
        realnameState: passed ? 'PASSED' : 'NONE',
        chainCreditEnabled: corp.chainCredit ? 1 : 0,
        createdAt: began,
        updatedAt: began,
      })
      .execute()
    const opened = passed ? (['TICKET', 'EXCHANGE'] as const) : []
    for (const product of opened) await setProduct({ tx, at: began }, pkCorpOf(corp.key), product, { state: 'OPENED' })
  }
}

async function insertPeople(
  tx: Writer,
  clock: Clock,
  { began, passwordHash, keys }: { began: string; passwordHash: string; keys: ReadonlyMap<string, NodeSigner> },
): Promise<Map<string, InstalledUser>> {
  const users = new Map<string, InstalledUser>()
  for (const [index, person] of seedPeople.entries()) {
    const personId = personIdOf(person.key)
    const changed = person.passwordExpired ? -(PASSWORD_DAYS + 5) * DAY_MS : 0
    const row = { personId, personName: person.name, idCode: idCodeOf(index + 1), mobile: person.mobile, passwordHash }
    await tx
      .insertInto('person')
      .values({ ...row, pwdChangedAt: instantOf(clock, changed) })
      .execute()
    if (person.isLocked) await lock(tx, person.mobile, instantOf(clock, 365 * DAY_MS))
    for (const [corp, ...codes] of person.posts) {
      const key = userKey(person.key, corp)
      const userId = `user-${key.toLowerCase().replace('+', '-').replace('@', '-')}`
      const signer = keys.get(key)
      const certNumber = signer ? normaliseSerial(signer.certificate.certSerialNo) : null
      const user = {
        userId,
        fkCorp: pkCorpOf(corp),
        personId,
        certNumber,
        uKeyCodeSuffix: signer?.certificate.suffix ?? null,
      }
      await tx
        .insertInto('corp_user')
        .values({ ...user, createdAt: began })
        .execute()
      for (const code of codes) {
        await tx
          .insertInto('corp_user_role')
          .values({ userId, pkRole: pkRoleOf(code) })
          .execute()
      }
      const signsAs = person.stoodInAs ? [...codes, person.stoodInAs] : codes
      if (signer) await insertUkey(tx, signsAs, user, signer, began)
      users.set(key, { userId, personId, personName: person.name, corp, certNumber, signer })
    }
  }
  return users
}

/** As after wrong passwords from one place after the other. The night's tidying up leaves a row alone that is not old yet. */
const lock = (tx: Writer, mobile: string, lockedUntil: string) =>
  tx
    .insertInto('password_failure')
    .values({ mobile, place: ELSEWHERE, failures: 0, lockedUntil, at: lockedUntil })
    .execute()

async function insertUkey(
  tx: Writer,
  codes: readonly RoleCode[],
  { userId, fkCorp }: { userId: string; fkCorp: string },
  signer: NodeSigner,
  began: string,
): Promise<void> {
  const { certSerialNo, issuerDn, suffix, notAfter, algorithmType, raType } = signer.certificate
  await tx
    .insertInto('ukey')
    .values({
      pkUkey: newPk(),
      userId,
      fkCorp,
      post: keyPosts(codes.map((code) => roles[code])),
      raType,
      algorithmType,
      certSerialNo: normaliseSerial(certSerialNo),
      issuerDn,
      codeSuffix: suffix,
      certificate: signer.certificatePem,
      legacySha1: 0,
      issuedAt: began,
      expiresAt: notAfter,
      state: 'ACTIVE',
    })
    .execute()
}

async function insertSuppliers(tx: Writer, began: string): Promise<Map<string, string>> {
  const suppliers = new Map<string, string>()
  for (const [index, { core, corp, name, isFirstLevel, state, category }] of seedSuppliers.entries()) {
    const position = seedCorps.findIndex((candidate) => candidate.key === corp)
    const row = {
      pkSupplier: `supplier-${core}-${corp ?? index}`,
      fkCorp: pkCorpOf(core),
      fkSupplierCorp: corp ? pkCorpOf(corp) : null,
      corpName: seedCorps[position]?.name ?? name ?? '',
      creditCode: creditCodeOf(position >= 0 ? position + 1 : 900 + index),
      isFirstLevel: isFirstLevel ? 1 : 0,
      category,
      contactName: '示范联系人',
      contactMobile: `1380000${7000 + index}`,
      state,
      stopReason: state === 'STOPPED' ? '合作已结束' : null,
      invitedAt: state === 'INVITED' ? began : null,
      createdAt: began,
      updatedAt: began,
    }
    await tx.insertInto('supplier').values(row).execute()
    suppliers.set(`${core}/${corp ?? index}`, row.pkSupplier)
  }
  return suppliers
}

async function insertLimits(tx: Writer, clock: Clock): Promise<void> {
  for (const limit of seedLimits) {
    const row = {
      pkLimit: pkLimitOf(limit.key),
      fkCorp: pkCorpOf(limit.core),
      fkSource: pkCorpOf(limit.source),
      sourceName: seedCorps.find(({ key }) => key === limit.source)?.name ?? '',
      product: limit.product,
      channel: limit.channel,
      totalFen: 0n,
      dayFrom: addDays(todayOf(clock), limit.from),
      dayTo: addDays(todayOf(clock), limit.to),
      state: 'ACTIVE',
    }
    await tx.insertInto('credit_limit').values(row).execute()
  }
}
