import { once } from 'node:events'
import { createServer } from 'node:http'
import webpack from 'webpack'
import WebpackDevServer from 'webpack-dev-server'
import { urlOf } from '@/lib/request-origin'
import { listeningProblem, runTool } from './command-line'
import { developOptions, type DevelopOptions } from './serving/develop-options'
import { listen, listenOnIpv6Too, LOCALHOST } from './serving/listen'
import { config } from './webpack/config'
import { devServer } from './webpack/dev-server'

const USAGE = `Usage: npm start
       npm start -- --port 4010
       API_URL=https://rack.example.com npm start

Serves the console while it is worked on, with its backend inside.

  --port N            where to listen (default PORT, else 4000)
  --host ADDRESS      who may connect: 0.0.0.0 for everybody (default this machine alone)
  --allow-host NAME   a name that browsers reach it by, if it is neither localhost nor the address
                      it listens on; may be given repeatedly
  --help              show this text

  API_URL             the address of an API to use instead of the backend inside

Stop it with Ctrl+C.`

/** Checks that a port is free, because the development server would only print a stack. */
const tryPort = async (port: number, host: string) => {
  const probe = createServer()
  const stop = await listen(probe, port, host).catch((error: unknown) => {
    throw listeningProblem(error, port, host)
  })
  stop()
  await once(probe, 'close')
}

const develop = async (options: DevelopOptions) => {
  const { port, host, api } = options
  await tryPort(port, host)
  const compiler = webpack(
    config({ target: api === undefined ? 'preview' : 'rack' }, { mode: 'development' }),
  )
  const server = new WebpackDevServer(devServer(options), compiler)
  await server.start()
  if (host === LOCALHOST && server.server) await listenOnIpv6Too(server.server)
  const address = urlOf(host, port)
  console.log(
    api === undefined
      ? `The console will be at ${address}, with its backend inside.`
      : `The console will be at ${address}, for the API at ${api}.`,
  )
}

runTool(async () => {
  const options = developOptions(process.argv.slice(2), process.env)
  if (options) await develop(options)
  else console.log(USAGE)
})
