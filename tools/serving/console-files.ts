import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { byteRange } from '@/lib/byte-range'
import { refuse } from './refuse'

export interface ConsoleFilesOptions {
  /** A production build. */
  folder: string
  /** Whether to serve source maps, which contain the source code. */
  sourceMaps?: boolean | undefined
  /** The release of the rack, which the document says to the boot script; null if it is unknown. */
  release?: (() => number | null) | undefined
}

/** The encodings of a file, best first. */
const COPIES = [
  { encoding: 'br', extension: '.br', compress: (bytes: Buffer) => brotliCompressSync(bytes) },
  { encoding: 'gzip', extension: '.gz', compress: (bytes: Buffer) => gzipSync(bytes) },
  { encoding: 'identity', extension: '', compress: (bytes: Buffer) => bytes },
] as const

interface Copy {
  readonly encoding: (typeof COPIES)[number]['encoding']
  readonly bytes: Buffer
  readonly etag: string
}

const copyOf = (encoding: Copy['encoding'], bytes: Buffer): Copy => {
  const hash = createHash('sha256').update(bytes).digest('base64url')
  return { encoding, bytes, etag: `"${hash}"` }
}

interface ConsoleFile {
  readonly type: string
  /** Best first; the uncompressed file is last. */
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
 * Reads all files of a build into memory, by path: a few megabytes. So requests neither wait for a
 * disk nor fail because of it, and open pages outlive the next build.
 */
const readBuild = ({ folder, sourceMaps = false }: ConsoleFilesOptions) => {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .filter(name => sourceMaps || !/\.map(\.br|\.gz)?$/.test(name))
  const copiesOf = (name: string): Copy[] =>
    COPIES.filter(({ extension }) => names.includes(name + extension)).map(
      ({ encoding, extension }) => copyOf(encoding, readFileSync(join(folder, name + extension))),
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

/** The document with the release of the rack in it: see src/boot/boot.js. */
const withRelease = ({ type, copies }: ConsoleFile, release: number): ConsoleFile => {
  const text = String(copies.at(-1)?.bytes ?? '')
  const bytes = Buffer.from(text.replace('<html ', `<html data-release="${release}" `))
  return { type, copies: COPIES.map(({ encoding, compress }) => copyOf(encoding, compress(bytes))) }
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

/** The requested range, unless it is of an older version. */
const askedPart = ({ method, headers }: IncomingMessage, { bytes, etag }: Copy) =>
  method === 'GET' && [undefined, etag].some(tag => tag === headers['if-range'])
    ? byteRange(headers.range ?? '', bytes.length)
    : null

/** For assets, whose names change with their content. */
const FOR_EVER = 'public, max-age=31536000, immutable'

/**
 * Serves the precompressed files of a build. All other addresses get the document, because the
 * console does its own routing.
 */
export const serveConsoleFiles = ({ release, ...options }: ConsoleFilesOptions) => {
  const files = readBuild(options)
  const documents = new Map<number, ConsoleFile>()

  const documentOf = (): ConsoleFile | undefined => {
    const plain = files.get('/index.html')
    const known = release?.() ?? null
    if (!plain || known === null) return plain
    const document = documents.get(known) ?? withRelease(plain, known)
    documents.set(known, document)
    return document
  }

  return (request: IncomingMessage, response: ServerResponse) => {
    const { headers } = request
    const [path = ''] = (request.url ?? '').split('?', 1)
    const isAsset = path.startsWith('/assets/')
    const file = isAsset ? files.get(path) : documentOf()
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
