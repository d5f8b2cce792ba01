import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { serveConsole } from '../../../tools/bench/console'

/** A console in front of a mock API of its own, for what the shared one must not be left with. */
export const startRack = async (...options: string[]) => {
  const flags = ['tools/mock-api.ts', '--port', '0', ...options]
  const server = spawn('node_modules/.bin/tsx', flags)
  const [line] = (await once(server.stdout, 'data')) as [Buffer]
  const [api] = /http:\/\/\S+/.exec(String(line)) ?? []
  if (!api) throw new Error(`The mock API did not start: ${String(line)}`)
  const { url, stop } = await serveConsole(api)
  return {
    /** Of the console. */
    url,
    api,
    stop: async () => {
      stop()
      server.kill()
      await once(server, 'exit')
    },
  }
}
