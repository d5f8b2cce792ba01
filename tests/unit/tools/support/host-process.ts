import type { AddressInfo } from 'node:net'
import { createConsoleServer } from '../../../../tools/serving/console-server'

/** The console's host in a process of its own, which ends where a request or an answer ends it. */
const [folder = '', api] = process.argv.slice(2)
const server = createConsoleServer({ folder, api })
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  process.stdout.write(`http://127.0.0.1:${port}\n`)
})
