import type { UkeyError } from '../driver.ts'
import { loadPkcs11 } from './pkcs11.ts'
import { createPkcs11Port } from './pkcs11Port.ts'
import type { TokenPort } from './tokenPort.ts'

/** What `workerPort.ts` asks; answered with `{ id, data }` or `{ id, code, details }`. */
interface Asked {
  id: number
  method: keyof TokenPort
  args: unknown[]
}

const path = process.argv[2] ?? ''
const port = createPkcs11Port(() => loadPkcs11(path))

process.on('message', ({ id, method, args }: Asked) => {
  const run = port[method] as (...args: unknown[]) => Promise<unknown>
  run(...args).then(
    (data) => process.send!({ id, data }),
    (error: unknown) => {
      const { code = 'UNKNOWN', details = {} } = error as Partial<UkeyError>
      process.send!({ id, code, details }, () => {
        // What has failed to load has left nobody knows what behind.
        if (code === 'DRIVER_VERSION') process.exit(1)
      })
    },
  )
})
process.on('disconnect', () => process.exit())
