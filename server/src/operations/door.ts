import fastify, { type FastifyInstance } from 'fastify'
import type { Metrics } from './metrics.ts'
import { isReady, type ReadinessOf, readinessOf } from './readiness.ts'

/**
 * What whoever runs the servers asks, on a port that no proxy publishes: `/livez` whether the process works (else: start it
 * anew), `/readyz` whether people may be sent to it (else: to another, it comes back by itself), `/metrics` its figures for
 * Prometheus.
 */
export function operationsDoor(of: ReadinessOf, metrics: Pick<Metrics, 'text' | 'contentType'>): FastifyInstance {
  const app = fastify({ logger: false })
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'))
  app.get('/livez', async () => ({ status: 'alive' }))
  app.get('/readyz', async (_request, reply) => {
    const checks = await readinessOf(of)
    const ready = isReady(checks)
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready', checks })
  })
  app.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()))
  return app
}
