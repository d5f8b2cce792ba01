import type { AddressInfo } from 'node:net'
import { createConsoleServer } from '../../../../tools/serving/console-server'
import { listen } from '../../../../tools/serving/listen'
import { startDevServer } from './development'

/** Runs a server of the console in its own process, which a request or response may crash. */
const [kind, folder = '', api = ''] = process.argv.slice(2)

const start = async () => {
  if (kind === 'development') return startDevServer({ folder, api })
  const server = createConsoleServer({ folder, api })
  await listen(server, 0, 'localhost')
  return server.address() as AddressInfo
}

const { port } = await start()
process.stdout.write(`http://127.0.0.1:${port}\n`)
