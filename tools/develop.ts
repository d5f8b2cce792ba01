import { once } from 'node:events'
import { createServer } from 'node:net'
import webpack from 'webpack'
import WebpackDevServer from 'webpack-dev-server'
import { listeningProblem, runTool } from './command-line'
import { developOptions, type DevelopOptions } from './serving/develop-options'
import { config } from './webpack/config'
import { devServer } from './webpack/dev-server'

const USAGE = `Usage: npm start
       npm start -- --port 4010
       API_URL=https://rack.example.com npm start

Serves the console while it is worked on, with its backend inside.

  --port N    where to listen (default PORT, else 4000)
  --help      show this text

  API_URL     the address of an API to use instead of the backend inside

Stop it with Ctrl+C.`

/** Finds out whether a port can be had: the development server only tells by a stack. */
const tryPort = async (port: number) => {
  const probe = createServer().listen(port)
  await once(probe, 'listening').catch((error: unknown) => {
    throw listeningProblem(error, port)
  })
  probe.close()
  await once(probe, 'close')
}

const develop = async ({ port, api }: DevelopOptions) => {
  await tryPort(port)
  const compiler = webpack(
    config({ target: api === undefined ? 'preview' : 'rack' }, { mode: 'development' }),
  )
  await new WebpackDevServer(devServer({ port, api }), compiler).start()
  const address = `http://localhost:${port}`
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
