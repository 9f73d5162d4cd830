import { join } from 'node:path'
import { readIfThere } from '@jinpiao/ukey/keyFile'
import * as z from 'zod/mini'
import { type Config, StartError } from '../config.ts'
import type { Reader } from '../db/database.ts'

const name = z.string().check(z.minLength(1), z.maxLength(60))
const region = z.string().check(z.regex(/^\d{6}$/))
const regions = z.array(z.strictObject({ code: region, name, parent: z.nullable(region) }))
const branches = z.array(
  z.strictObject({
    interBankNo: z.string().check(z.regex(/^\d{12}$/)),
    bankCode: z.string().check(z.regex(/^\d{3,6}$/)),
    bankName: name,
    name,
    regionCode: region,
  }),
)

/**
 * `regions.json` and `branches.json` in the data folder: an operator's own lists, whole; they take the place of the
 * shipped ones. The shipped banks are made up: only a demonstration has them.
 * @throws {StartError} when one of them is something else.
 */
export async function readPlaceFiles({ dataFolder, demo }: Pick<Config, 'dataFolder' | 'demo'>) {
  const branchFile = join(dataFolder, 'branches.json')
  return {
    regions: await readRows(
      join(dataFolder, 'regions.json'),
      regions,
      '[{ "code": "420103", "name": "江汉区", "parent": "420100" }]',
    ),
    branches:
      (await readRows(
        branchFile,
        branches,
        '[{ "interBankNo": "901420100019", "bankCode": "901", "bankName": "…", "name": "…", "regionCode": "420100" }]',
      )) ?? (demo ? undefined : ('KEEP' as const)),
  }
}

/** What a start says of a platform on which no account can be registered. */
export async function missingBranches(read: Reader): Promise<string[]> {
  const one = await read.selectFrom('bank_branch').select('interBankNo').limit(1).execute()
  return one.length > 0
    ? []
    : ['There are no bank branches, so nobody can register an account: put branches.json into DATA_DIR']
}

async function readRows<Row>(path: string, schema: z.ZodMiniType<Row[]>, example: string): Promise<Row[] | undefined> {
  const text = await readIfThere(path)
  if (text === undefined) return undefined
  try {
    return z.parse(schema, JSON.parse(text))
  } catch {
    throw new StartError(`${path} is not a list like ${example}`)
  }
}
