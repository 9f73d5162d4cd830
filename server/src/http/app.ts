import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import { MAX_BODY_BYTES } from '@jinpiao/contract/endpoint'
import { API_BASE } from '@jinpiao/contract/envelope'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { isAway } from '../db/failures.ts'
import { DatabaseAway } from '../db/watch.ts'
import { DiskSilent } from '../files/patience.ts'
import { createLog } from '../log.ts'
import { requestIdOf, tellAnswers } from './answered.ts'
import { answerError } from './answers.ts'
import { credit } from './areas/credit.ts'
import { data } from './areas/data.ts'
import { exchange } from './areas/exchange.ts'
import { finance } from './areas/finance.ts'
import { loans } from './areas/loans.ts'
import { onboarding } from './areas/onboarding.ts'
import { redeem } from './areas/redeem.ts'
import { shared } from './areas/shared.ts'
import { ukey } from './areas/ukey.ts'
import { registerBusiness } from './businessRoutes.ts'
import { addClockOffset, registerDemoClock } from './demoClockRoutes.ts'
import { registerDemoUkey } from './demoUkeyRoutes.ts'
import { serveDocs } from './docs.ts'
import { registerFiles } from './fileRoutes.ts'
import { registerLogin } from './loginRoutes.ts'
import { answerOutage, isPage } from './outagePage.ts'
import { registerOutside } from './outsideRoutes.ts'
import { registerPlatformAdmin } from './platformAdminRoutes.ts'
import { registerPlatform } from './platformRoutes.ts'
import { servePortal } from './portal.ts'
import { keepRawBody } from './rawBody.ts'
import { type Api, createApi, type Registration } from './register.ts'
import { addSecurityHeaders, setSecurityHeaders } from './securityHeaders.ts'
import type { Services } from './services.ts'
import { registerSession } from './sessionRoutes.ts'
import { endSlowBodies } from './slowBodies.ts'
import { streamUploads } from './upload.ts'

/** Endpoints of all areas, those of the packages last. */
export const registrations: readonly Registration[] = [
  registerLogin,
  registerSession,
  registerDemoUkey,
  registerDemoClock,
  registerPlatform,
  registerPlatformAdmin,
  registerFiles,
  registerOutside,
  registerBusiness,
  ...shared,
  ...redeem,
  ...finance,
  ...onboarding,
  ...ukey,
  ...data,
  ...exchange,
  ...loans,
  ...credit,
]

export interface BuildOptions {
  /** The pages at `/api/docs`: to describe all endpoints takes as long as all the rest, and most tests read none. */
  docs?: boolean
}

/**
 * While the database is away nobody waits for it, and what fails for it is counted (`watchPart`). Files go on: colours,
 * scripts and help need none. While their disk is away no upload is begun.
 */
function refuseWhileAway(app: FastifyInstance, services: Pick<Services, 'watch' | 'fileWatch' | 'platform'>): void {
  const { watch, fileWatch } = services
  app.addHook('onRequest', async (request) => {
    if (watch?.awaySince !== undefined && (request.url.startsWith(API_BASE) || isPage(request)))
      throw new DatabaseAway()
    if (fileWatch?.awaySince !== undefined && request.routeOptions.config.takesUpload)
      throw new DiskSilent('It was asked, and said nothing')
  })
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof DiskSilent) fileWatch?.failed(error)
    else watch?.failed(error)
    if (isAway(error) && isPage(request)) return answerOutage(services, request, reply)
    return answerError(error, request, reply)
  })
}

/** The whole HTTP server, not yet listening. `api.endpoints` lists what it answers. */
export async function buildApp(
  services: Services,
  { docs = true }: BuildOptions = {},
): Promise<{ app: FastifyInstance; api: Api }> {
  const app = fastify({
    bodyLimit: MAX_BODY_BYTES,
    // Each proxy adds one address behind those that were sent to it, so only the last of these are to be believed. Whoever
    // calls from a proxy's network is no proxy: by address everybody in an intranet could choose whose tries are counted.
    trustProxy: (_, hop) => hop < (services.proxies ?? 0),
    loggerInstance: services.log ?? createLog('error'),
    // Our own line tells of the route, never of an address, which holds numbers of businesses.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    routerOptions: { maxParamLength: 8000 },
    frameworkErrors: (error, request, reply) => {
      setSecurityHeaders(reply, services)
      answerError(error, request, reply)
    },
  })
  tellAnswers(app, services.observe ?? (() => undefined))
  addSecurityHeaders(app, services)
  addClockOffset(app, services)
  refuseWhileAway(app, services)
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] })
  await app.register(cookie)
  endSlowBodies(app)
  keepRawBody(app)
  streamUploads(app, services.files)

  const api = createApi(app, services)
  for (const register of registrations) register(api)
  if (docs) await serveDocs(app, api.endpoints, services)
  await servePortal(app, services)
  return { app, api }
}
