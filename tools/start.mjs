import { spawn } from 'node:child_process'
import { installPackages, root } from './setup.mjs'

/** `npm start`: the console in development, with its own backend, or in front of `API_URL`. */
const { API_URL, PORT = '4000' } = process.env
if (API_URL && !/^https?:\/\/[^/]+\/?$/.test(API_URL)) {
  console.error(
    `API_URL is the address of a host, such as https://rack.example.com, not "${API_URL}".`,
  )
  process.exit(2)
}
installPackages()
console.log(
  API_URL
    ? `Serving the console on http://localhost:${PORT} for the API at ${API_URL}`
    : `Serving the console with its in-browser backend on http://localhost:${PORT}`,
)

const webpack = spawn(
  process.execPath,
  ['node_modules/webpack/bin/webpack.js', 'serve', '--mode', 'development'],
  { cwd: root, stdio: 'inherit' },
)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => webpack.kill(signal))
webpack.on('close', code => process.exit(code ?? 1))
