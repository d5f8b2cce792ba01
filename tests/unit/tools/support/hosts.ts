import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import {
  createServer,
  request,
  type IncomingMessage,
  type RequestListener,
  type Server,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import { createConsoleServer } from '../../../../tools/serving/console-server'

const started = async (server: Server) => {
  server.listen(0)
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

/** What is told to whoever runs a host, instead of its terminal. */
export const warnings = () => {
  const spy = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => spy.mockRestore())
  return spy.mock.calls
}

/** An API that answers as `answer` says. */
export const startApi = (answer: RequestListener, server = createServer()) =>
  started(server.on('request', answer))

/** A build of three files, of which one is compressed both ways and one by gzip only. */
const makeBuild = () => {
  const folder = mkdtempSync(join(tmpdir(), 'basalt-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'assets'))
  const files = {
    'index.html': '<!doctype html><title>Console</title>',
    'assets/main.1.js': 'plain',
    'assets/main.1.js.br': 'brotli',
    'assets/main.1.js.gz': 'gzip',
    'assets/font.2.woff2': 'font',
  }
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  return folder
}

/** The console's host, in front of the API at an address where one is given. */
export const startConsole = (api?: string) =>
  started(createConsoleServer({ folder: makeBuild(), api }))

/** A path to be sent as it is. */
interface RawAddress {
  port: string
  path: string
}

interface Asked {
  method?: string
  headers?: Record<string, string>
  body?: string
}

/** Asks without help: no redirects followed, nothing uncompressed. */
export const ask = async (
  url: string | RawAddress,
  { method = 'GET', headers = {}, body }: Asked = {},
) => {
  const options = { method, headers, agent: false }
  const outgoing = typeof url === 'string' ? request(url, options) : request({ ...url, ...options })
  outgoing.end(body)
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(Buffer.from(chunk))
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body: Buffer.concat(chunks).toString('utf8'),
  }
}

export const AS_BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
