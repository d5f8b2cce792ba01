import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { listeningProblem, onEnd, runTool } from './command-line'
import { createConsoleServer } from './serving/console-server'
import { serveOptions, type ServeOptions } from './serving/options'

const USAGE = `Usage: npm run serve -- --api URL [options]
       npm run serve -- --preview [options]

Serves a production build of the console.

  --api URL    serve dist/ in front of the API at URL
  --preview    serve dist-preview/, which has its backend inside
  --port N     where to listen; 0 for any free port (default 4000)
  --help       show this text

Stop it with Ctrl+C.`

const serve = async (options: ServeOptions) => {
  const server = createConsoleServer(options)
  server.listen(options.port)
  await once(server, 'listening').catch((error: unknown) => {
    throw listeningProblem(error, options.port)
  })
  const address = `http://localhost:${(server.address() as AddressInfo).port}`
  console.log(
    options.api
      ? `The console is at ${address}, for the API at ${options.api}`
      : `The preview is at ${address}`,
  )
  onEnd(() => {
    server.close()
    server.closeAllConnections()
  })
}

runTool(async () => {
  const options = serveOptions(process.argv.slice(2), fileURLToPath(new URL('..', import.meta.url)))
  if (options) await serve(options)
  else console.log(USAGE)
})
