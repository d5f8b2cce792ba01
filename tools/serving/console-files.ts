import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import { byteRange } from '@/lib/byte-range'
import { refuse } from './refuse'

export interface ConsoleFilesOptions {
  /** A production build. */
  folder: string
  /** Whether to serve source maps, which contain the source code. */
  sourceMaps?: boolean | undefined
  /** The hosts of several racks, which the document says to the console. */
  hosts?: readonly string[] | undefined
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

/** Its bytes and their hash are made when a client first asks for them: hashing all would delay the start. */
const copyOf = (encoding: Copy['encoding'], read: () => Buffer): Copy => {
  let bytes: Buffer | undefined
  let etag: string | undefined
  return {
    encoding,
    get bytes() {
      return (bytes ??= read())
    },
    get etag() {
      return (etag ??= `"${createHash('sha256').update(this.bytes).digest('base64url')}"`)
    },
  }
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
  const present = new Set(names)
  const copiesOf = (name: string): Copy[] => {
    const copies = COPIES.filter(({ extension }) => present.has(name + extension)).map(
      ({ encoding, extension }) => {
        const bytes = readFileSync(join(folder, name + extension))
        return copyOf(encoding, () => bytes)
      },
    )
    const packed = copies[0]!
    return present.has(name)
      ? copies
      : [...copies, copyOf('identity', () => brotliDecompressSync(packed.bytes))]
  }
  // The package has most files compressed only.
  const plain = new Set(
    names.filter(name => !name.endsWith('.gz')).map(name => name.replace(/\.br$/, '')),
  )
  return new Map<string, ConsoleFile>(
    [...plain].map(name => [
      `/${name.split(sep).join('/')}`,
      { type: TYPES[extname(name)] ?? 'application/octet-stream', copies: copiesOf(name) },
    ]),
  )
}

/**
 * The document with the release of the rack in it, for the boot script (src/boot/boot.js), and the
 * hosts of all racks, for the switcher between them.
 */
const withFacts = (
  { type, copies }: ConsoleFile,
  facts: Readonly<Record<string, string>>,
): ConsoleFile => {
  const text = String(copies.at(-1)?.bytes ?? '')
  const attributes = Object.entries(facts).map(([name, value]) => `data-${name}="${value}" `)
  const bytes = Buffer.from(text.replace('<html ', `<html ${attributes.join('')}`))
  return {
    type,
    copies: COPIES.map(({ encoding, compress }) => copyOf(encoding, () => compress(bytes))),
  }
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

/** Says which build is served: open pages ask for it, to find out that they are of an older one. */
const BUILD_JSON = '/build.json'

/** For assets, whose names change with their content. */
const FOR_EVER = 'public, max-age=31536000, immutable'

/**
 * Serves the precompressed files of a build. All other addresses get the document, because the
 * console does its own routing.
 */
export const serveConsoleFiles = ({ hosts = [], ...options }: ConsoleFilesOptions) => {
  let files = readBuild(options)
  /** Those of the build before, whose open pages still load some. */
  let former: typeof files = new Map()
  const documents = new Map<number | null, ConsoleFile>()

  const fileAt = (path: string) => files.get(path) ?? former.get(path)

  /** The name of the build; null if it does not say. */
  const build = () => {
    const text = files.get(BUILD_JSON)?.copies.at(-1)?.bytes
    return text ? (JSON.parse(String(text)) as { build: string }).build : null
  }

  /** Reads the folder again. Throws if there is no whole build in it. */
  const reload = () => {
    const read = readBuild(options)
    if (!read.has('/index.html')) throw new Error(`There is no build in ${options.folder}.`)
    former = files
    files = read
    documents.clear()
  }

  const documentOf = (release: number | null): ConsoleFile | undefined => {
    const plain = files.get('/index.html')
    if (!plain || (release === null && hosts.length === 0)) return plain
    const facts = {
      ...(release !== null && { release: String(release) }),
      ...(hosts.length > 0 && { racks: hosts.join(' ') }),
    }
    const document = documents.get(release) ?? withFacts(plain, facts)
    documents.set(release, document)
    return document
  }

  /** `release`: of the rack that the page is for, null if it is unknown. */
  const send = (request: IncomingMessage, response: ServerResponse, release: number | null) => {
    const { headers } = request
    const [path = ''] = (request.url ?? '').split('?', 1)
    const isAsset = path.startsWith('/assets/')
    const file = isAsset || path === BUILD_JSON ? fileAt(path) : documentOf(release)
    const copy = file?.copies.find(({ encoding }) => accepts(request, encoding))
    if (!file || !copy)
      return refuse(request, response, {
        status: 404,
        reason: 'no_file',
        message: 'There is no such file.',
      })
    let bytes: Buffer
    try {
      bytes = copy.bytes
    } catch {
      const message = 'The file is damaged.'
      return refuse(request, response, { status: 500, reason: 'no_file', message })
    }
    const { encoding, etag } = copy
    if (headers['if-match'] !== undefined && !isNamed(headers['if-match'], etag))
      return refuse(request, response, {
        status: 412,
        reason: 'changed',
        message: 'The file has changed.',
      })

    response.setHeader('cache-control', isAsset ? FOR_EVER : 'no-store')
    response.setHeader('etag', etag)
    response.setHeader('vary', 'accept-encoding')
    if (headers['if-none-match'] !== undefined && isNamed(headers['if-none-match'], etag))
      return void response.writeHead(304).end()

    const part = askedPart(request, copy)
    const size = bytes.length
    if (part === 'unsatisfiable')
      return refuse(request, response, {
        status: 416,
        reason: 'range',
        message: 'The file has no such bytes.',
        headers: { 'content-range': `bytes */${size}` },
      })
    response.setHeader('accept-ranges', 'bytes')
    response.setHeader('content-type', file.type)
    if (encoding !== 'identity') response.setHeader('content-encoding', encoding)
    if (part) response.setHeader('content-range', `bytes ${part[0]}-${part[1]}/${size}`)
    const sent = part ? bytes.subarray(part[0], part[1] + 1) : bytes
    response.writeHead(part ? 206 : 200, { 'content-length': sent.length }).end(sent)
  }
  return { send, reload, build }
}
