import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { urlOf } from '@/lib/request-origin'
import { listeningProblem, onEnd, runTool } from './command-line'
import { createConsoleServer } from './serving/console-server'
import { listen } from './serving/listen'
import { serveOptions, type ServeOptions } from './serving/options'
import { followRelease } from './serving/rack-release'

const USAGE = `Usage: npm run serve -- --api URL [options]
       npm run serve -- --preview [options]

Serves a production build of the console.

  --api URL           serve dist/ in front of the API at URL
  --preview           serve dist-preview/, which has its backend inside
  --port N            where to listen; 0 for any free port (default 4000)
  --host ADDRESS      who may connect: 0.0.0.0 for everybody (default this machine alone)
  --allow-host NAME   a name that browsers reach it by, such as console.example.com, if it is
                      neither localhost nor the address it listens on; may be given repeatedly
  --source-maps       serve the source maps of the build, too
  --help              show this text

Stop it with Ctrl+C.`

const serve = async (options: ServeOptions) => {
  const { api, port, host } = options
  const server = createConsoleServer({ ...options, rack: api ? followRelease(api) : undefined })
  const stop = await listen(server, port, host).catch((error: unknown) => {
    throw listeningProblem(error, port, host)
  })
  const address = urlOf(host, (server.address() as AddressInfo).port)
  console.log(
    api ? `The console is at ${address}, for the API at ${api}` : `The preview is at ${address}`,
  )
  onEnd(stop)
}

runTool(async () => {
  const options = serveOptions(process.argv.slice(2), fileURLToPath(new URL('..', import.meta.url)))
  if (options) await serve(options)
  else console.log(USAGE)
})
