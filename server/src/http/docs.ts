import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { Endpoint } from '@jinpiao/contract/endpoint'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { BusinessError } from '../domain/businessError.ts'
import { once } from '../domain/once.ts'
import { identify } from './access.ts'
import { NoSession } from './answers.ts'
import { describeApi } from './openapi.ts'
import { platformFor } from './platformRoutes.ts'
import type { Services } from './services.ts'

/** The one style element that this version of Swagger UI writes itself; its text is known, so its hash may pass. */
const OWN_STYLE = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='"
const DOCS_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  `style-src 'self' ${OWN_STYLE}`,
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * The contract as a page, at `/api/docs`, and as OpenAPI 3.1, at `/api/docs/json`: open in a demonstration. Elsewhere it is
 * for administrators, because it tells a stranger every address that there is; the door of institutions alone is described
 * to everybody, at `/api/outside.json`.
 */
export async function serveDocs(
  app: FastifyInstance,
  endpoints: readonly Endpoint[],
  services: Services,
): Promise<void> {
  // Worked out for whoever reads it first: a tenth of what a start took.
  const all = once(() => describeApi(endpoints))
  await app.register(swagger, { mode: 'static', specification: { document: NOTHING_YET as never } })
  // Whoever writes the program of an institution has no session: the door is no secret, its keys are.
  const door = once(() => describeApi(endpoints.filter(({ permission }) => permission === 'outside')))
  app.get('/api/outside.json', async () => door())
  await app.register(async (docs) => {
    if (!services.demo) docs.addHook('onRequest', (request) => requireAdministrator(services, request))
    // The platform may get another name while the server runs, and `transformSpecification` cannot wait for it.
    const names = new WeakMap<FastifyRequest, string>()
    docs.addHook('onRequest', async (request) => {
      names.set(request, (await platformFor(services, request)).config.platformName)
    })
    await docs.register(swaggerUi, {
      routePrefix: '/api/docs',
      staticCSP: DOCS_POLICY,
      transformSpecificationClone: false,
      transformSpecification: (_, request) => {
        const { info, ...rest } = all()
        return { ...rest, info: { ...info, title: `${names.get(request) ?? ''}${info.title}` } }
      },
    })
  })
}

/** What the plugin has in hand until somebody reads. */
const NOTHING_YET = { openapi: '3.1.0', info: { title: '', version: '' }, paths: {} }

async function requireAdministrator(services: Services, request: FastifyRequest): Promise<void> {
  const identity = await identify(services, request)
  if (!identity) throw new NoSession()
  if (!identity.roles.some(({ post }) => post === 'MANAGER')) throw new BusinessError('01000202')
}
