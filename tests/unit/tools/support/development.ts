import type { AddressInfo } from 'node:net'
import webpack from 'webpack'
import WebpackDevServer from 'webpack-dev-server'
import { devServer } from '../../../../tools/webpack/dev-server'

interface DevelopmentOptions {
  /** The folder of the script; nothing is written there. */
  folder: string
  api: string
  allowHosts?: readonly string[]
}

/** Starts a development server for an empty script, in front of an API. */
export const startDevServer = async ({ folder, api, allowHosts = [] }: DevelopmentOptions) => {
  const compiler = webpack({
    mode: 'development',
    context: folder,
    entry: 'data:text/javascript,',
    output: { path: folder },
    infrastructureLogging: { level: 'error' },
    stats: 'none',
  })
  const options = devServer({ port: 0, host: 'localhost', allowHosts, api })
  const server = new WebpackDevServer(options, compiler)
  await server.start()
  const { address, port } = server.server!.address() as AddressInfo
  return { address, port, stop: () => server.stop() }
}
