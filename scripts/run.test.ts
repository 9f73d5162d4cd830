import { expect, test, vi } from 'vitest'
import { run } from './run.ts'

const node = (script: string, limitSeconds?: number) =>
  run(process.execPath, ['-e', script], { output: 'collect', ...(limitSeconds !== undefined && { limitSeconds }) })

test('gives exit code and output', async () => {
  expect(await node('console.log("out"); console.error("err"); process.exit(3)')).toMatchObject({
    code: 3,
    timedOut: false,
    output: expect.stringMatching(/out[\s\S]*err|err[\s\S]*out/),
  })
})

test('a command that does not exist ends with code 1, and is named', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValueOnce()
  expect((await run('/no/such/command', [])).code).toBe(1)
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('/no/such/command could not be started'))
})

// What was started holds the output open, so the run cannot settle before it is gone too.
test('the limit ends the command and what it started', async () => {
  const script = `
    require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' })
    setInterval(() => {}, 1000)`
  expect(await node(script, 1)).toMatchObject({ code: 1, timedOut: true })
})

test('counts the processor from the first instruction on, of a command that is over at once', async () => {
  const { processorSeconds = Infinity, ...rest } = await run('/bin/true', [], { isCounted: true })
  expect(rest).toMatchObject({ code: 0, timedOut: false })
  expect(processorSeconds).toBeGreaterThan(0)
})

test('counts the processor, also for what nobody waits for, where the machine lets us', async () => {
  const script = `
    const busy = 'const end = Date.now() + 300; while (Date.now() < end);'
    const left = require('node:child_process').spawn(process.execPath, ['-e', busy], { detached: true, stdio: 'inherit' })
    left.unref()
    setInterval(() => {}, 1000).unref()`
  const { processorSeconds = Infinity } = await run(process.execPath, ['-e', script], {
    output: 'collect',
    isCounted: true,
  })
  expect(processorSeconds).toBeGreaterThan(0.1)
})
