import { buildPortal } from './build.ts'
import { endWithNpx } from './npxShell.ts'

/** What went wrong, in one sentence that says what to do. */
function sentence(error: unknown): string {
  const { code, message } =
    error instanceof Error ? (error as NodeJS.ErrnoException) : { code: '', message: String(error) }
  const port = process.env['PORT'] ?? '8080'
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use: stop the program that uses it, or set PORT to another number.`
  if (code === 'EACCES')
    return `This user may not listen on port ${port} or write to the data folder: set PORT or DATA_DIR.`
  return `The server did not start: ${message}`
}

function fail(text: string): never {
  console.error(text)
  process.exit(1)
}

endWithNpx()
const built = await buildPortal()
if (built.code !== 0) fail('The portal could not be built: the message above says where.')

try {
  // Whoever starts a clone wants to see it work: demonstration data unless DEMO=0 says that this is an operator's server.
  process.env['DEMO'] ??= '1'
  const { main } = await import('../server/src/main.ts')
  await main()
} catch (error) {
  fail(sentence(error))
}
