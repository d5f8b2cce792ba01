import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { byteRange } from '@/lib/byte-range'
import { refuse } from './refuse'

export interface ConsoleFilesOptions {
  /** A production build. */
  folder: string
  /** Whether the maps of scripts and styles may be had, which hold the source code. */
  sourceMaps?: boolean | undefined
}

/** The copies there may be of a file, the best first. */
const COPIES = [
  { encoding: 'br', extension: '.br' },
  { encoding: 'gzip', extension: '.gz' },
  { encoding: 'identity', extension: '' },
] as const

interface Copy {
  readonly encoding: (typeof COPIES)[number]['encoding']
  readonly bytes: Buffer
  readonly etag: string
}

interface ConsoleFile {
  readonly type: string
  /** The best first, the file as it is last. */
  readonly copies: readonly Copy[]
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
}

/**
 * The files of a build by their paths, with what they hold: a few megabytes. So no request waits for
 * a disk or fails with it, and pages that are open outlive the next build.
 */
const readBuild = ({ folder, sourceMaps = false }: ConsoleFilesOptions) => {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .filter(name => sourceMaps || !/\.map(\.br|\.gz)?$/.test(name))
  const copiesOf = (name: string): Copy[] =>
    COPIES.filter(({ extension }) => names.includes(name + extension)).map(
      ({ encoding, extension }) => {
        const bytes = readFileSync(join(folder, name + extension))
        const hash = createHash('sha256').update(bytes).digest('base64url')
        return { encoding, bytes, etag: `"${hash}"` }
      },
    )
  return new Map<string, ConsoleFile>(
    names
      .filter(name => !/\.(br|gz)$/.test(name))
      .map(name => [
        `/${name.split(sep).join('/')}`,
        { type: TYPES[extname(name)] ?? 'application/octet-stream', copies: copiesOf(name) },
      ]),
  )
}

const accepts = ({ headers }: IncomingMessage, encoding: string) =>
  encoding === 'identity' ||
  String(headers['accept-encoding'] ?? '')
    .toLowerCase()
    .split(',')
    .map(item => item.replace(/\s/g, '').split(';'))
    .some(([name, weight = '']) => name === encoding && !/^q=0(\.0*)?$/.test(weight))

const isNamed = (tags: string, etag: string) =>
  tags.split(',').some(tag => ['*', etag].includes(tag.trim().replace(/^W\//, '')))

/** The part that is asked for, unless it is one of something older. */
const askedPart = ({ method, headers }: IncomingMessage, { bytes, etag }: Copy) =>
  method === 'GET' && [undefined, etag].some(tag => tag === headers['if-range'])
    ? byteRange(headers.range ?? '', bytes.length)
    : null

/** Names of assets change with what is in them. */
const FOR_EVER = 'public, max-age=31536000, immutable'

/**
 * Sends the files of a build, compressed ahead; the document for every address that is not a file's,
 * since the console finds its screens itself.
 */
export const serveConsoleFiles = (options: ConsoleFilesOptions) => {
  const files = readBuild(options)
  return (request: IncomingMessage, response: ServerResponse) => {
    const { headers } = request
    const [path = ''] = (request.url ?? '').split('?', 1)
    const isAsset = path.startsWith('/assets/')
    const file = files.get(isAsset ? path : '/index.html')
    const copy = file?.copies.find(({ encoding }) => accepts(request, encoding))
    if (!file || !copy) return refuse(request, response, 404, 'There is no such file.')
    const { encoding, bytes, etag } = copy
    if (headers['if-match'] !== undefined && !isNamed(headers['if-match'], etag))
      return refuse(request, response, 412, 'The file has changed.')

    response.setHeader('cache-control', isAsset ? FOR_EVER : 'no-store')
    response.setHeader('etag', etag)
    response.setHeader('vary', 'accept-encoding')
    if (headers['if-none-match'] !== undefined && isNamed(headers['if-none-match'], etag))
      return void response.writeHead(304).end()

    const part = askedPart(request, copy)
    const size = bytes.length
    if (part === 'unsatisfiable')
      return refuse(request, response, 416, 'The file has no such bytes.', {
        'content-range': `bytes */${size}`,
      })
    response.setHeader('accept-ranges', 'bytes')
    response.setHeader('content-type', file.type)
    if (encoding !== 'identity') response.setHeader('content-encoding', encoding)
    if (part) response.setHeader('content-range', `bytes ${part[0]}-${part[1]}/${size}`)
    const sent = part ? bytes.subarray(part[0], part[1] + 1) : bytes
    response.writeHead(part ? 206 : 200, { 'content-length': sent.length }).end(sent)
  }
}
