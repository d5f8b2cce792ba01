import { installPackages, run } from './setup.mjs'

/** `npm start`: the console in development, with its own backend, or in front of `API_URL`. */
installPackages()
const { API_URL, PORT = '4000' } = process.env
console.log(
  API_URL
    ? `Serving the console on http://localhost:${PORT} for the API at ${API_URL}`
    : `Serving the console with its in-browser backend on http://localhost:${PORT}`,
)
process.exit(run('npx', ['webpack', 'serve', '--mode', 'development']))
