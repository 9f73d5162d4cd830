import type { SignaturePayload } from '@jinpiao/contract/fields'
import type { BusinessType, SignedAction } from '@jinpiao/contract/flow'
import type { IssueLine } from '@jinpiao/contract/issue'
import { type RoleCode, roles } from '@jinpiao/contract/roles'
import type { TransferPayload } from '@jinpiao/contract/transfer'
import { dummySignature } from '@jinpiao/ukey/dummySignature'
import { addDays, addMonths } from '@jinpiao/values/days'
import { decimalToFen } from '@jinpiao/values/money'
import type { Actor, CommandContext, QueryContext } from '../acts/context.ts'
import { newPk } from '../acts/keys.ts'
import { businesses } from '../business/all.ts'
import { setProduct } from '../business/setProduct.ts'
import type { Database, Writer } from '../db/database.ts'
import { instantOf, todayOf } from '../domain/clock.ts'
import { assembleSignature } from '../flow/assemble.ts'
import type { Declared } from '../flow/signing.ts'
import { type EnterpriseName, enterpriseNames, enterprises, everybody, inRole, type Person, staff } from './people.ts'
import { insertExchangeProduct, insertFinanceProduct } from './products.ts'
import { insertSignupProducts } from './signups.ts'
import { type TestClock, testClock } from './testClock.ts'
import { insertKeys } from './worldKeys.ts'

export { inRole, type Person } from './people.ts'

export interface World {
  database: Database
  clock: TestClock
  /** Core enterprise with limits; `rival` is another core that must never see its data. */
  core: string
  rival: string
  /** Registered suppliers' enterprises and their relation to the core. */
  suppliers: { fkCorp: string; pkSupplier: string }[]
  limits: { main: string; small: string; expired: string }
  /** The proved bank account of each enterprise, for every usage. */
  accounts: Readonly<Record<string, string>>
  /** An enterprise of the chain that is nobody's supplier of the first level. */
  stranger: string
  /** A branch of the core, which issues on its parts of the core's limits. */
  member: string
  /** A bank that grants the limits, and may hold tickets that it has financed. */
  funder: string
  /** Its product for financing tickets. */
  product: string
  /** Its offer of bills for tickets; the suppliers have opened it. */
  exchange: string
  /** The core's contract, and one file of each enterprise of the chain. */
  file: string
  files: Readonly<Record<string, string>>
  people: Record<Person, Actor>
  /** The key of each operator, by `userId`: it is in no use, because these tests sign without one. */
  keys: Readonly<Record<string, string>>
}

/** A small world: two cores, a branch, two suppliers, a stranger, a bank, eighteen people, three limits. */
export async function createWorld(database: Database, options?: { mainLimit?: string }): Promise<World> {
  // In one transaction: eighty of their own took half a second, and most tests begin here.
  const write = (tx: Writer) => writeWorld({ ...database, read: tx, write: (act) => act(tx) }, options)
  return { ...(await database.write(write)), database }
}

async function writeWorld(database: Database, { mainLimit = '500000000.00' } = {}): Promise<World> {
  const clock = testClock()
  const at = instantOf(clock)
  const today = todayOf(clock)
  const keys = {} as Record<EnterpriseName, string>
  for (const name of enterpriseNames) {
    const pkCorp = newPk()
    keys[name] = pkCorp
    await database.write(async (tx) => {
      await tx
        .insertInto('corp')
        .values({
          ...enterprises[name],
          pkCorp,
          parentCorp: name === 'member' ? keys.core : null,
          creditCode: pkCorp.slice(-18),
          realnameState: 'PASSED',
          licenceTo: '9999-12-31',
          createdAt: at,
          updatedAt: at,
        })
        .execute()
      await setProduct({ tx, at }, pkCorp, 'TICKET', { state: 'OPENED' })
    })
  }
  const { core, member, rival, funder: bank, first, second, stranger } = keys

  const roleKeys = new Map<RoleCode, string>()
  await database.write(async (tx) => {
    for (const roleCode of Object.keys(roles) as RoleCode[]) {
      const { post, label } = roles[roleCode]
      roleKeys.set(roleCode, newPk())
      const pkRole = roleKeys.get(roleCode) ?? ''
      await tx.insertInto('role').values({ pkRole, roleCode, roleLabel: label[0], post, homeUrl: '/' }).execute()
    }
  })
  let mobile = 13800000000
  const person = async (personName: string, fkCorp: string, roleCode: RoleCode): Promise<Actor> => {
    const personId = newPk()
    const userId = newPk()
    const { corpName, creditCode, userType } = await database.read
      .selectFrom('corp')
      .selectAll()
      .where('pkCorp', '=', fkCorp)
      .executeTakeFirstOrThrow()
    await database.write(async (tx) => {
      mobile += 1
      await tx
        .insertInto('person')
        .values({ personId, personName, idCode: '', mobile: String(mobile), passwordHash: '', pwdChangedAt: at })
        .execute()
      await tx.insertInto('corp_user').values({ userId, fkCorp, personId, createdAt: at }).execute()
      await tx
        .insertInto('corp_user_role')
        .values({ userId, pkRole: roleKeys.get(roleCode) ?? '' })
        .execute()
    })
    const actor = { personId, personName, userId, fkCorp, corpName, creditCode, certNumber: null }
    return inRole(
      { ...actor, userType: userType as Actor['userType'], roleCode, post: 'DEFAULT', permissions: new Set() },
      roleCode,
    )
  }
  const people = {} as World['people']
  for (const who of everybody) {
    const { personName, of, roleCode } = staff[who]
    people[who] = await person(personName, keys[of], roleCode)
  }
  const limit = async (total: string, dayTo: string) => {
    const pkLimit = newPk()
    const totalFen = decimalToFen(total)
    await database.write(async (tx) => {
      await tx
        .insertInto('credit_limit')
        .values({
          pkLimit,
          fkCorp: core,
          fkSource: bank,
          sourceName: '示范商业银行',
          product: '金票',
          channel: 'BANK',
          totalFen,
          dayFrom: addDays(today, -365),
          dayTo,
          state: 'ACTIVE',
          entrySeq: 1,
        })
        .execute()
      await tx
        .insertInto('limit_entry')
        .values({
          fkLimit: pkLimit,
          seq: 1,
          kind: 'GRANT',
          amountFen: totalFen,
          at,
          totalAfterFen: totalFen,
          allocatedAfterFen: 0n,
          frozenAfterFen: 0n,
          usedAfterFen: 0n,
        })
        .execute()
    })
    return pkLimit
  }
  const suppliers: World['suppliers'] = []
  for (const fkSupplierCorp of [first, second]) {
    const pkSupplier = newPk()
    const { corpName, creditCode } = await database.read
      .selectFrom('corp')
      .selectAll()
      .where('pkCorp', '=', fkSupplierCorp)
      .executeTakeFirstOrThrow()
    const row = { pkSupplier, fkCorp: core, fkSupplierCorp, corpName, creditCode, isFirstLevel: 1, state: 'ACTIVE' }
    await database.write((tx) =>
      tx
        .insertInto('supplier')
        .values({ ...row, createdAt: at, updatedAt: at })
        .execute(),
    )
    suppliers.push({ fkCorp: fkSupplierCorp, pkSupplier })
  }
  const upload = async (who: Person) => {
    const pkFile = newPk()
    const { fkCorp, personId } = people[who]
    const about = { name: '合同.pdf', size: 1000, mime: 'application/pdf', sha256: 'f'.repeat(64), kind: 'CONTRACT' }
    await database.write((tx) =>
      tx
        .insertInto('file_object')
        .values({ pkFile, fkCorp, uploadedBy: personId, at, ...about })
        .execute(),
    )
    return pkFile
  }
  const file = await upload('operator')
  const files = {
    [member]: await upload('memberOperator'),
    [first]: await upload('supplierOperator'),
    [second]: await upload('otherSupplier'),
    [stranger]: await upload('strangerOperator'),
  }
  await database.write((tx) => insertSignupProducts(tx, bank, enterprises.funder.corpName))
  const accounts: Record<string, string> = {}
  for (const fkCorp of [core, member, rival, bank, first, second, stranger])
    accounts[fkCorp] = await insertAccount(database, fkCorp, at)
  const limits = {
    // Longer than a walk through every state of every row takes.
    main: await limit(mainLimit, addDays(today, 1095)),
    small: await limit('1000.00', addDays(today, 365)),
    expired: await limit('1000.00', addDays(today, -1)),
  }
  const product = await database.write((tx) => insertFinanceProduct(tx, bank))
  const exchange = await database.write((tx) => insertExchangeProduct(tx, bank))
  for (const fkCorp of [first, second]) {
    await database.write((tx) => setProduct({ tx, at }, fkCorp, 'EXCHANGE', { state: 'OPENED' }))
  }
  const operators = Object.values(people).filter(({ post }) => post === 'OPERATOR')
  const ukeys = await database.write((tx) => insertKeys(tx, operators, clock))
  return {
    database,
    clock,
    core,
    rival,
    suppliers,
    stranger,
    member,
    funder: bank,
    product,
    exchange,
    accounts,
    limits,
    file,
    files,
    people,
    keys: ukeys,
  }
}

async function insertAccount(database: Database, fkCorp: string, at: string): Promise<string> {
  const pkAccount = newPk()
  await database.write(async (tx) => {
    const { corpName } = await tx
      .selectFrom('corp')
      .select('corpName')
      .where('pkCorp', '=', fkCorp)
      .executeTakeFirstOrThrow()
    const bank = {
      bankCode: '901',
      bankName: '示范商业银行',
      branchName: '武汉市城中支行',
      interBankNo: '901420100019',
    }
    await tx
      .insertInto('bank')
      .values({ bankCode: bank.bankCode, name: bank.bankName })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await tx
      .insertInto('bank_account')
      .values({
        ...bank,
        pkAccount,
        fkCorp,
        accountName: corpName,
        accountNo: `6299${pkAccount}`,
        kind: 'BASIC',
        usages: JSON.stringify(['COLLECT', 'REPAY', 'FEE']),
        isDefault: 1,
        state: 'ACTIVE',
        verifyState: 'VERIFIED',
        createdAt: at,
        updatedAt: at,
      })
      .execute()
  })
  return pkAccount
}

/** A complete line; tests change what they are about. */
export function issueLine(world: World, changes: Partial<IssueLine> = {}): IssueLine {
  return {
    pkLimit: world.limits.main,
    pkSupplier: world.suppliers[0]?.pkSupplier ?? '',
    amount: '500000.00',
    promisedDate: addMonths(todayOf(world.clock), 3),
    tenorReason: '',
    trade: {
      contractNo: 'HT-001',
      contractName: '铸件采购合同',
      contractAmount: '99999999999999.98',
      signedDate: '2026-10-01',
      deliveredDate: '',
      fileIds: [world.file],
      invoices: [],
      otherFileIds: [],
      fundFlowFileIds: [],
    },
    remark: '',
    notifySupplier: true,
    ...changes,
  }
}

/** A complete transfer of what `from` holds: parts by recipient and amount. */
export function transferLine(
  world: World,
  from: string,
  fkCredit: string,
  parts: readonly (readonly [pkCorp: string, amount: string])[],
): TransferPayload {
  const file = world.files[from] ?? ''
  const { trade } = issueLine(world)
  const invoice = (serial: string, amountWithTax: string) => ({
    invoiceNo: serial,
    invoiceCode: '',
    issueDate: '2026-10-01',
    amountWithTax,
    invoiceFileIds: [file],
  })
  return {
    fkCredit,
    outputs: parts.map(([pkCorp, amount]) => ({
      pkCorp,
      amount,
      // With everything that is asked of an enterprise that is not of the first level.
      trade: {
        ...trade,
        fileIds: [file],
        otherFileIds: [file],
        fundFlowFileIds: [file],
        invoices: [invoice(`2${String((invoices += 1)).padStart(19, '0')}`, amount)],
      },
      remark: '',
    })),
  }
}
let invoices = 0

export const as = (world: World, who: Person | Actor, changes: Partial<CommandContext> = {}): CommandContext => ({
  ...commandOf(world, typeof who === 'string' ? world.people[who] : who),
  ...changes,
})

/** A command of somebody on any database. */
export const commandOf = (
  { database, clock }: Pick<CommandContext, 'database' | 'clock'>,
  actor: Actor,
): CommandContext => ({
  database,
  clock,
  actor,
  language: 'zh-CN',
  signing: { controlEnabled: false, ca: [], platformName: '川江供应链', driver: 'demo' },
  requestId: newPk(),
  ip: '127.0.0.1',
  userAgent: 'test',
})

export const reading = (world: World, who: Person | Actor): QueryContext => ({
  read: world.database.read,
  clock: world.clock,
  actor: typeof who === 'string' ? world.people[who] : who,
  language: 'zh-CN',
})

/** Assembles the text and puts the dummy signature under it, as the portal does while UKEY control is off. */
export async function sign(
  context: CommandContext,
  ids: readonly string[],
  businessType: BusinessType,
  action: SignedAction,
  declared: Declared = {},
): Promise<SignaturePayload> {
  const request = { ids, businessType, action, ...declared }
  const { original, creditList } = await assembleSignature(businesses, context, request)
  return {
    algorithmType: 'ALG_RSA',
    issuerDn: 'CN=UKEY control disabled',
    raType: 'DUMMY',
    signature: dummySignature(),
    certSerialNo: '',
    original,
    creditList,
    businessType,
  }
}
