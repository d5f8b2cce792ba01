import { packagedBuild } from '../packaged'
import { LOCALHOST } from './listen'

/**
 * An option of `serve`: a flag, a variable, and a key of the configuration file. A list is given by
 * several flags, or separated by commas in a variable.
 */
interface Option {
  readonly kind: 'text' | 'list' | 'number' | 'switch'
  /** What stands for the value in the help. */
  readonly value?: string
  readonly fallback?: string
  readonly about: string
}

/** The options of `serve`, in the order of the help. Flags, variables, file, help and docs/running.md have them. */
export const OPTIONS = {
  api: { kind: 'text', value: 'URL', about: 'the address of the rack' },
  rack: {
    kind: 'list',
    value: 'HOST=URL',
    about:
      'one of several racks, each with a host of its own, such as east.example=https://rack-1.example; instead of --api',
  },
  preview: {
    kind: 'switch',
    about: 'serve the console with its backend inside instead (in a checkout of the project)',
  },
  console: {
    kind: 'text',
    value: 'FOLDER',
    about: `the build to serve (default ${packagedBuild === undefined ? 'dist/' : 'the one of the package'})`,
  },
  port: {
    kind: 'number',
    value: 'N',
    fallback: '4000',
    about: 'where to listen; 0 for any free port',
  },
  host: {
    kind: 'text',
    value: 'ADDRESS',
    fallback: LOCALHOST,
    about: 'who may connect: 0.0.0.0 for everyone, localhost for this machine',
  },
  'allow-host': {
    kind: 'list',
    value: 'NAME',
    about:
      'a name that browsers reach it by, such as console.example.com, if it is neither localhost nor the address it listens on',
  },
  cert: {
    kind: 'text',
    value: 'FILE',
    about: 'serve HTTPS with this certificate (PEM, with the chain); read again on SIGHUP',
  },
  key: { kind: 'text', value: 'FILE', about: 'the private key of --cert; read again on SIGHUP' },
  'api-ca': {
    kind: 'text',
    value: 'FILE',
    about:
      'the authority that has signed the certificate of the rack (PEM), if it is not a public one; no other is trusted then',
  },
  'trust-proxy': {
    kind: 'list',
    value: 'NETWORK',
    about:
      'a proxy in front of this host, as an address or a network such as 10.0.0.0/8, whose x-forwarded-for and x-forwarded-proto are believed',
  },
  'metrics-port': {
    kind: 'number',
    value: 'N',
    about: 'serve metrics for Prometheus at /metrics on this port',
  },
  'metrics-host': {
    kind: 'text',
    value: 'ADDRESS',
    fallback: LOCALHOST,
    about: 'who may connect to the port of the metrics',
  },
  log: {
    kind: 'text',
    value: 'FORMAT',
    fallback: 'text',
    about: 'text: sentences for people; json: also each request, as lines of JSON',
  },
  'drain-time': {
    kind: 'number',
    value: 'SECONDS',
    fallback: '30',
    about: 'how long requests and websockets may take to end on SIGTERM',
  },
  'source-maps': { kind: 'switch', about: 'serve the source maps of the build, too' },
} as const satisfies Readonly<Record<string, Option>>

export type OptionName = keyof typeof OPTIONS

export const OPTION_NAMES = Object.keys(OPTIONS) as readonly OptionName[]

export const optionOf = (name: OptionName): Option => OPTIONS[name]

export const variableOf = (name: OptionName) => `BASALT_${name.toUpperCase().replaceAll('-', '_')}`

export const flagOf = (name: OptionName) => {
  const { value } = optionOf(name)
  return value === undefined ? `--${name}` : `--${name} ${value}`
}

export const aboutOf = (name: OptionName) => {
  const { kind, about, fallback } = optionOf(name)
  const notes = [
    ...(kind === 'list' ? ['may be given repeatedly'] : []),
    ...(fallback === undefined ? [] : [`default ${fallback}`]),
  ]
  return notes.length > 0 ? `${about} (${notes.join(', ')})` : about
}

/** Breaks a text into lines that fit. */
const wrap = (text: string, width: number): string[] =>
  text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < width)
      return [...lines.slice(0, -1), `${last} ${word}`]
    return [...lines, word]
  }, [])

const INDENT = 24

/** The options as lines of the help. */
export const optionsHelp = (): string =>
  [
    ...OPTION_NAMES.map(name => [flagOf(name), aboutOf(name)] as const),
    [
      '--config FILE',
      'read options from a JSON file, such as {"api": "https://rack.example"}',
    ] as const,
    ['--help', 'show this text'] as const,
  ]
    .map(([flag, about]) => {
      const [first, ...more] = wrap(about, 100 - INDENT)
      return [
        `  ${flag.padEnd(INDENT - 2)}${first}`,
        ...more.map(line => ' '.repeat(INDENT) + line),
      ]
    })
    .flat()
    .join('\n')
