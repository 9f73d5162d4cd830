import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { fetchKeys } from './trust.ts'

test('a site that answers with another address leads the program nowhere', async () => {
  const asked: string[] = []
  const server = createServer(({ url = '' }, response) => {
    asked.push(url)
    response.writeHead(302, { location: '/elsewhere' }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  await expect(fetchKeys(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)).rejects.toThrow()
  expect(asked).toEqual(['/api/web/v1/ukey/agent/keys'])
})
