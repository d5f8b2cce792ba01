import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { hostnameOf } from '@/lib/request-origin'
import { hostAddress, hostNames, UsageError, wholeNumber } from '../command-line'
import { packagedBuild } from '../packaged'
import { readAuthority, readTls, type Tls } from './certificates'
import { isNetwork } from './client-address'
import type { ConsoleServerOptions } from './console-server'
import { givenOptions, type Given, type GivenOptions } from './option-sources'
import { OPTIONS, type OptionName } from './option-table'

export interface ServeOptions extends Omit<ConsoleServerOptions, 'racks'> {
  /** Where the API of each rack is, by host. */
  racks: readonly { host: string; api: string }[]
  port: number
  /** The address to listen on. */
  host: string
  metrics: { port: number; host: string } | null
  log: 'text' | 'json'
  /** How long requests may take to end when the server stops, in seconds. */
  drainTime: number
  /** Reads the certificates again. Throws a UsageError. */
  readCertificates: () => { tls: Tls | undefined; apiCa: Buffer | undefined }
}

const DAY = 86_400

const textOf = ({ value }: Given) => String(value)

/** A flag and a variable have a value by default, so there is always one for these. */
const withFallback = (
  given: GivenOptions,
  option: OptionName & ('port' | 'host' | 'metrics-host' | 'log' | 'drain-time'),
): Given => given[option] ?? { name: `--${option}`, value: OPTIONS[option].fallback }

const numberOf = ({ name, value }: Given, min: number, max: number) =>
  wholeNumber(name, String(value), min, max)

const listOf = (
  given: Given | undefined,
  check: (name: string, texts: readonly string[]) => readonly string[],
) => (given === undefined ? [] : check(given.name, [given.value].flat().map(String)))

const networks = (name: string, texts: readonly string[]) => {
  const wrong = texts.find(text => !isNetwork(text))
  if (wrong === undefined) return texts
  throw new UsageError(`${name} takes an address or a network, such as 10.0.0.0/8, not "${wrong}".`)
}

const isOn = (given: Given | undefined) => given?.value === true

const addressOf = (given: Given) => {
  const text = textOf(given)
  if (/^[\w.:-]+$/.test(text)) return text
  throw new UsageError(
    `${given.name} takes an address of this machine, such as 0.0.0.0, not "${text}".`,
  )
}

const logFormat = (given: Given) => {
  const text = textOf(given)
  if (text === 'text' || text === 'json') return text
  throw new UsageError(`${given.name} takes text or json, not "${text}".`)
}

/** Several racks, each at a host of its own. */
const racksOf = (name: string, texts: readonly string[]): ServeOptions['racks'] => {
  const racks = texts.map(text => {
    const [host = '', ...rest] = text.split('=')
    if (rest.length === 0 || hostnameOf(host) !== host)
      throw new UsageError(
        `${name} takes a host and the address of its rack, such as east.example=https://rack-1.example, not "${text}".`,
      )
    return { host, api: hostAddress(name, rest.join('=')) }
  })
  const twice = racks.find(({ host }, at) => racks.findIndex(each => each.host === host) < at)
  if (twice) throw new UsageError(`${name} has two racks at ${twice.host}.`)
  return racks
}

/** The folder to serve, and the API in front of which. `root` is the folder of the builds. */
const wantedBuild = (given: GivenOptions, root: string) => {
  const { api, preview, console: named } = given
  const isPreview = isOn(preview)
  const racks = racksOf(given.rack?.name ?? '', [given.rack?.value ?? []].flat().map(String))
  if (racks.length > 0 && (api !== undefined || isPreview))
    throw new UsageError(
      `${given.rack?.name} has racks of its own: give neither --api nor --preview.`,
    )
  if (isPreview && packagedBuild !== undefined)
    throw new UsageError('The package has no preview. Try the console with: basalt mock-api')
  if (api !== undefined && isPreview)
    throw new UsageError('The preview has its backend inside: give either --api or --preview.')
  if (api === undefined && racks.length === 0 && !isPreview)
    throw new UsageError(
      packagedBuild === undefined
        ? 'Say where the API is with --api URL, or serve the --preview.'
        : 'Say where the API is with --api URL, or with --rack HOST=URL for several.',
    )
  const origin = api && hostAddress(api.name, textOf(api))
  const isBuilt = (folder: string) => existsSync(join(folder, 'index.html'))
  if (named) {
    if (!isBuilt(textOf(named)))
      throw new UsageError(`${named.name} ${textOf(named)} holds no build of the console.`)
    return { folder: textOf(named), api: origin, racks }
  }
  const [name, script] = isPreview ? ['dist-preview', 'build:preview'] : ['dist', 'build']
  const folder = packagedBuild === undefined ? join(root, name) : join(root, 'console')
  if (!isBuilt(folder))
    throw new UsageError(`There is no build in ${name}/. Make one with: npm run ${script}`)
  return { folder, api: origin, racks }
}

const certificatesOf = ({ cert, key, 'api-ca': apiCa }: GivenOptions, apis: readonly string[]) => {
  if (cert && !key) throw new UsageError(`${cert.name} needs the private key, too: --key FILE.`)
  if (key && !cert) throw new UsageError(`${key.name} needs the certificate, too: --cert FILE.`)
  if (apiCa && !apis.some(api => api.startsWith('https:')))
    throw new UsageError(`${apiCa.name} is for a rack with an address that begins with https:.`)
  return () => ({
    tls: cert && key && readTls(cert, key),
    apiCa: apiCa && readAuthority(apiCa),
  })
}

const metricsOf = (given: GivenOptions, port: number, host: string): ServeOptions['metrics'] => {
  const own = given['metrics-port']
  if (!own) {
    if (given['metrics-host'])
      throw new UsageError(`${given['metrics-host'].name} needs a port, too: --metrics-port N.`)
    return null
  }
  const metrics = {
    port: numberOf(own, 0, 65_535),
    host: addressOf(withFallback(given, 'metrics-host')),
  }
  if (metrics.port !== 0 && metrics.port === port)
    throw new UsageError(`${own.name} takes another port than the console’s, ${port} (${host}).`)
  return metrics
}

/**
 * What is asked to be served by flags, variables and the configuration file; null if help is
 * requested. Throws a UsageError if that is not possible. `root` is the folder of the builds.
 */
export const serveOptions = (
  args: string[],
  root: string,
  env: Readonly<Record<string, string | undefined>> = {},
): ServeOptions | null => {
  const given = givenOptions(args, env)
  if (!given) return null
  const build = wantedBuild(given, root)
  const port = numberOf(withFallback(given, 'port'), 0, 65_535)
  const host = addressOf(withFallback(given, 'host'))
  const readCertificates = certificatesOf(given, [
    ...build.racks.map(({ api }) => api),
    build.api ?? '',
  ])
  return {
    ...build,
    port,
    host,
    allowHosts: listOf(given['allow-host'], hostNames),
    trustProxy: listOf(given['trust-proxy'], networks),
    sourceMaps: isOn(given['source-maps']),
    metrics: metricsOf(given, port, host),
    log: logFormat(withFallback(given, 'log')),
    drainTime: numberOf(withFallback(given, 'drain-time'), 0, DAY),
    readCertificates,
    ...readCertificates(),
  }
}
