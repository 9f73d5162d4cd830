import { buildPortal } from './build.ts'
import { endWithNpx } from './npxShell.ts'

endWithNpx()
const built = await buildPortal()
if (built.code !== 0) {
  console.error('The portal could not be built: the message above says where.')
  process.exit(1)
}
// The server starts itself, in this process, and says in one sentence what keeps it from starting.
await import('../server/src/main.ts')
