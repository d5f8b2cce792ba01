import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { buildConsole, DIST } from './bench/console'
import { median } from './bench/statistics'
import { parseFlags, runTool, UsageError, wholeNumber } from './command-line'
import { EXAMPLE, nginxConfig } from './packaging/web-servers'
import { fromRoot } from './webpack/paths'

const USAGE = `Usage: npm run bench:serve -- [options]

Compares serve with nginx, on the same files and in front of the same API, each with one process, in
turn: requests a second and the slowest of a hundred, for a script, for calls of the API and for
messages of websockets, and the memory with 1,000 idle connections. Needs Linux, and nginx: the one
on the PATH, or that which npm test has unpacked.

  --rounds N    how often each is measured (default 5)
  --seconds N   how long each time (default 3)
  --no-build    take dist/ as it is
  --help        show this text`

/** Requests, or messages, under way at the same time. */
const AT_ONCE = 16

const IDLE = 1_000

/** One address may have a quarter of the connections of serve. */
const ADDRESSES = 10

const GOALS = { static: 3, proxied: 2 }

interface Server {
  url: string
  pids: readonly number[]
  stop: () => void
}

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

const tool = (file: string, ...args: string[]) =>
  spawn(process.execPath, ['--import', 'tsx', fromRoot(file), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })

const firstLine = async ({ stdout }: ChildProcess) =>
  String((await once(stdout!, 'data'))[0]).trim()

const startServe = async (api: string): Promise<Server> => {
  const child = tool('tools/bench/served.ts', api, DIST)
  return { url: await firstLine(child), pids: [child.pid ?? 0], stop: () => void child.kill() }
}

const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number)

/** Throws if nothing listens within some seconds. */
const untilListening = async (port: number) => {
  for (let tries = 0; tries < 50; tries += 1) {
    const socket = connect(port, '127.0.0.1')
    const isThere = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'close').then(() => false),
    ]).catch(() => false)
    socket.destroy()
    if (isThere) return
    await pause(100)
  }
  throw new UsageError('nginx does not start. Is it on the PATH?')
}

const startNginx = async (api: string, folder: string): Promise<Server> => {
  const port = await freePort()
  const site = { ...EXAMPLE, listen: `127.0.0.1:${port}`, host: '127.0.0.1', tls: null, api }
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map(name => `${name}_temp_path ${folder}/${name};`)
    .join(' ')
  writeFileSync(join(folder, 'site.conf'), nginxConfig({ ...site, folder: DIST }))
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; user root; worker_processes 1; worker_rlimit_nofile 8192; pid ${folder}/pid;
     error_log stderr crit; events { worker_connections 4096; }
     http { access_log off; ${temporary} include ${folder}/site.conf; }`,
  )
  const path = `${process.env['PATH']}:${fromRoot('node_modules/.cache/web-servers/usr/sbin')}`
  const args = ['-c', join(folder, 'nginx.conf'), '-e', 'stderr', '-p', folder]
  const child = spawn('nginx', args, {
    env: { ...process.env, PATH: path },
    stdio: ['ignore', 'ignore', 'ignore'],
  })
  // Said by the wait.
  child.on('error', () => undefined)
  await untilListening(port)
  const pid = child.pid ?? 0
  return {
    url: `http://127.0.0.1:${port}`,
    pids: [pid, ...childrenOf(pid)],
    stop: () => void child.kill(),
  }
}

/** What a kind of load came to: how many a second, and milliseconds of the slowest of a hundred. */
interface Load {
  rate: number
  p99: number
}

/** Does one thing after the other, several at once, for some seconds. */
const load = async (seconds: number, act: () => Promise<void>): Promise<Load> => {
  const waits: number[] = []
  const end = performance.now() + seconds * 1_000
  const work = async () => {
    while (performance.now() < end) {
      const start = performance.now()
      await act()
      waits.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  const sorted = waits.toSorted((a, b) => a - b)
  return { rate: waits.length / seconds, p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0 }
}

const asking = (url: string, agent: Agent) => () =>
  new Promise<void>((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'gzip' } }, response => {
      if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`))
      response.resume().on('end', resolve).on('error', reject)
    }).on('error', reject)
  })

const messages = async (url: string, seconds: number): Promise<Load> => {
  const address = `${url.replace('http', 'ws')}/v1/instances/a/serial-console/stream`
  const sockets = Array.from({ length: AT_ONCE }, () => new WebSocket(address, { origin: url }))
  await Promise.all(sockets.map(socket => once(socket, 'open')))
  const free = [...sockets]
  const measured = await load(seconds, async () => {
    const socket = free.pop()!
    socket.send('x'.repeat(100))
    await once(socket, 'message')
    free.push(socket)
  })
  for (const socket of sockets) socket.terminate()
  return measured
}

const megabytes = (pids: readonly number[]) =>
  pids.reduce((sum, pid) => {
    const [, size = '0'] =
      /^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? []
    return sum + Number(size) / 1024
  }, 0)

/** The memory of a server with idle connections, each of which has asked once. */
const idleMemory = async ({ url, pids }: Server) => {
  const { hostname, port } = new URL(url)
  const sockets: Socket[] = []
  for (let count = 0; count < IDLE; count += 1) {
    const localAddress = `127.0.0.${2 + (count % ADDRESSES)}`
    const socket = connect({ host: hostname, port: Number(port), localAddress })
    socket.on('error', () => undefined)
    socket.write(`GET /build.json HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`)
    sockets.push(socket)
    if (count % 50 === 49) await once(socket, 'data')
  }
  const memory = megabytes(pids)
  for (const socket of sockets) socket.destroy()
  return memory
}

const NAMES = ['static', 'proxied', 'websocket'] as const

type Measured = Record<(typeof NAMES)[number], Load> & { memory: number }

const measure = async (server: Server, script: string, seconds: number): Promise<Measured> => {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  // Warms the server up.
  await load(1, asking(`${server.url}/v1/me`, agent))
  const measured = {
    static: await load(seconds, asking(`${server.url}/assets/${script}`, agent)),
    proxied: await load(seconds, asking(`${server.url}/v1/me`, agent)),
    websocket: await messages(server.url, seconds),
    memory: await idleMemory(server),
  }
  agent.destroy()
  return measured
}

const print = (label: string, figures: readonly number[], digits = 0, note = '') =>
  console.log(
    `  ${label.padEnd(36)}${figures.map(figure => figure.toFixed(digits).padStart(10)).join('')}  ${note}`,
  )

const report = (all: readonly (readonly Measured[])[]) => {
  const of = (read: (measured: Measured) => number) => all.map(each => median(each.map(read)))
  console.log(`  ${''.padEnd(36)}${['serve', 'nginx'].map(name => name.padStart(10)).join('')}`)
  for (const name of NAMES) {
    print(
      `${name}: a second`,
      of(each => each[name].rate),
    )
    const [serve = 0, nginx = 1] = of(each => each[name].p99)
    const goal = name in GOALS ? `, goal ${GOALS[name as keyof typeof GOALS]}` : ''
    print(`${name}: p99, ms`, [serve, nginx], 2, `${(serve / nginx).toFixed(1)} times${goal}`)
  }
  print(
    `memory with ${IDLE} connections, MiB`,
    of(({ memory }) => memory),
  )
}

const bench = async (rounds: number, seconds: number) => {
  const folder = mkdtempSync(join(tmpdir(), 'basalt-bench-'))
  const api = tool('tools/bench/small-api.ts')
  const address = `http://127.0.0.1:${await firstLine(api)}`
  const scripts = readdirSync(join(DIST, 'assets')).filter(name => /^main\..*\.js$/.test(name))
  const servers = [await startServe(address), await startNginx(address, folder)]
  const all: [Measured[], Measured[]] = [[], []]
  try {
    for (let round = 0; round < rounds; round += 1)
      for (const [index, server] of servers.entries())
        all[index as 0 | 1].push(await measure(server, scripts[0]!, seconds))
    report(all)
  } finally {
    for (const server of servers) server.stop()
    api.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}

runTool(async () => {
  const flags = parseFlags({
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    'no-build': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  })
  if (flags.help) return console.log(USAGE)
  const rounds = wholeNumber('--rounds', flags.rounds, 1, 100)
  const seconds = wholeNumber('--seconds', flags.seconds, 1, 60)
  if (!flags['no-build'] || !existsSync(DIST)) buildConsole()
  await bench(rounds, seconds)
})
