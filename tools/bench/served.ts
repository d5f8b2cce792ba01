import { serveConsole } from './console'

/** The host of the console in its own process, so that its memory can be measured separately. */
const [api = '', folder = ''] = process.argv.slice(2)
console.log((await serveConsole(api, folder)).url.replace('localhost', '127.0.0.1'))
