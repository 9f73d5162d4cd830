import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import { MAX_FILE_BYTES } from '@jinpiao/contract/files'
import fastify, { type FastifyInstance } from 'fastify'
import { answerError } from './answers.ts'
import { registerBusiness } from './businessRoutes.ts'
import { registerDemoUkey } from './demoUkeyRoutes.ts'
import { serveDocs } from './docs.ts'
import { registerFiles } from './fileRoutes.ts'
import { registerLogin } from './loginRoutes.ts'
import { registerPlatform, serveTheme } from './platformRoutes.ts'
import { servePortal } from './portal.ts'
import { keepRawBody } from './rawBody.ts'
import { type Api, createApi } from './register.ts'
import { addSecurityHeaders } from './securityHeaders.ts'
import type { Services } from './services.ts'
import { registerSession } from './sessionRoutes.ts'

/** JSON bodies: 200 lines of an issue with all their texts are below 300 KB. */
const JSON_BYTES = 1024 * 1024

/** The whole HTTP server, not yet listening. `api.endpoints` lists what it answers. */
export async function buildApp(services: Services): Promise<{ app: FastifyInstance; api: Api }> {
  const app = fastify({
    bodyLimit: JSON_BYTES,
    // A proxy on this machine or in its network may say who is behind it; nobody else may.
    trustProxy: ['loopback', 'uniquelocal'],
    // Errors only: a line per request would hold addresses with business numbers.
    logger: { level: 'error' },
    routerOptions: { maxParamLength: 8000 },
  })
  addSecurityHeaders(app)
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply))
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] })
  await app.register(cookie)
  await app.register(multipart, { limits: { fileSize: MAX_FILE_BYTES, files: 1, fields: 5 } })
  keepRawBody(app)

  const api = createApi(app, services)
  registerLogin(api)
  registerSession(api)
  registerDemoUkey(api)
  registerPlatform(api)
  registerFiles(api)
  registerBusiness(api)
  serveTheme(app, services.platform)
  await serveDocs(app, api.endpoints)
  await servePortal(app, services)
  return { app, api }
}
