import { serveConsole } from './console'

/** The host of the console in a process of its own, whose memory can be told from others'. */
const [api = '', folder = ''] = process.argv.slice(2)
console.log((await serveConsole(api, folder)).url.replace('localhost', '127.0.0.1'))
