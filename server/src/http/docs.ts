import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { Endpoint } from '@jinpiao/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import { describeApi } from './openapi.ts'

/** Swagger UI sets its own image data; scripts and styles come from files of ours like everywhere else. */
const DOCS_POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/** The contract as a page, at `/api/docs`, and as OpenAPI 3.1, at `/api/docs/json`. */
export async function serveDocs(app: FastifyInstance, endpoints: readonly Endpoint[]): Promise<void> {
  await app.register(swagger, { mode: 'static', specification: { document: describeApi(endpoints) as never } })
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: DOCS_POLICY })
}
