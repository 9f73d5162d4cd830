import type { UkeyDriverName } from '@jinpiao/contract/ukeyAgent'
import type { DemoCa } from '@jinpiao/ukey/demoCa'
import type { PasswordKey } from '@jinpiao/ukey/passwordDecipher'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../db/database.ts'
import type { DemoClock } from '../db/demoClock.ts'
import type { Watch } from '../db/watch.ts'
import type { Clock } from '../domain/clock.ts'
import type { FileStore } from '../files/store.ts'
import type { Jobs } from '../jobs/schedule.ts'
import type { CertificateAuthority } from '../outside/certificateAuthority.ts'
import type { CompanyRegistry } from '../outside/companyRegistry.ts'
import type { Mailer } from '../outside/mail.ts'
import type { Outsider } from '../outside/outsiders.ts'
import type { SmsGateway } from '../outside/smsGateway.ts'
import type { PlatformSource } from '../platform/platform.ts'
import type { AgentKeys } from '../session/agentKeys.ts'
import type { Answered } from './answered.ts'

/** What the routes are built on; tests pass their own. */
export interface Services {
  database: Database
  /** Knows when the database is away; absent: each request finds out by itself. */
  watch?: Watch
  /** The same of the disk of files. */
  fileWatch?: Watch
  /** What the server says of itself; absent: errors, on standard output. */
  log?: FastifyBaseLogger
  /** Counts how requests are answered; absent: nobody does. */
  observe?: (answered: Answered) => void
  /** What this server does by itself, and can be asked to do now; absent: nobody does. */
  jobs?: Pick<Jobs, 'runNow'>
  /** Business time: of commands, queries, jobs and texts to sign. */
  clock: Clock
  /** Real time: of sessions, logins, codes, one-time links, request signatures and certificates. No demonstration moves it. */
  wall: Clock
  /** The clock that a demonstration may move; absent elsewhere. */
  demoClock?: DemoClock
  /** Name, colours, images, flags: what is in force when it is asked. */
  platform: PlatformSource
  /** Demonstration clock and printed logins. */
  demo: boolean
  /** Of the enterprise whose administrators may change the platform; absent: only the command line may. */
  operatorCreditCode?: string
  passwordKeys: readonly PasswordKey[]
  /** How pages reach UKEYs. */
  ukeyDriver: UkeyDriverName
  /** Vouch for texts before the UKEY programs of PCs. */
  agentKeys: AgentKeys
  files: FileStore
  /** Absent: nobody sends text messages, and codes are refused in a sentence. */
  sms?: SmsGateway | undefined
  /** Absent: nobody sends mail, and codes by it are refused in a sentence. */
  mail?: Mailer | undefined
  /** Register of companies; absent: nothing is filled in. */
  registry?: CompanyRegistry
  /** Institutions that may answer by their key; absent: none. */
  outsiders?: readonly Outsider[]
  /** PEM certificates of the authorities whose UKEYs count. */
  trustedCas: readonly string[]
  /** Present only in a demonstration: issues certificates for keys that browsers make. */
  demoCa?: DemoCa
  /** Makes the certificates of ordered keys; absent: they cannot be activated here. */
  authority?: CertificateAuthority
  /** Proxies in front of the server (`PROXIES`); absent: none. */
  proxies?: number
  /** Folder of the built portal; absent: only the API is served. */
  portalFolder?: string
}

/** The same services for what authenticates: their clock is the real one. */
export const inRealTime = (services: Services): Services => ({ ...services, clock: services.wall })
