import { withDefaults } from '@jinpiao/themes/platformDocuments'
import type { PlatformDocument } from '@jinpiao/themes/platformFields'
import type { Reader } from '../db/database.ts'
import { latestNumber, readVersion } from './versions.ts'

/** What the platform's operator has said of it last. */
export const inForce = async (read: Reader): Promise<PlatformDocument> =>
  (await readVersion(read, await latestNumber(read)))?.document ?? withDefaults({})
