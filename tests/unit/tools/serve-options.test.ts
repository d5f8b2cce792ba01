import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { UsageError } from '../../../tools/command-line'
import { serveOptions } from '../../../tools/serving/options'
import { aboutOf, flagOf, OPTION_NAMES, variableOf } from '../../../tools/serving/option-table'
import { tlsFile } from './support/tls'

let root = ''
const build = (name: string) => {
  mkdirSync(join(root, name))
  writeFileSync(join(root, name, 'index.html'), '')
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'basalt-'))
})
afterAll(() => rmSync(root, { recursive: true }))

type Variables = Readonly<Record<string, string>>

/** Writes a configuration file, and returns its path. */
const config = (content: unknown) => {
  const file = join(root, 'basalt.json')
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

const problemOf = (args: string[], env: Variables = {}) => {
  try {
    serveOptions(args, root, env)
  } catch (error) {
    if (error instanceof UsageError) return error.message
    throw error
  }
  return null
}

const problem = (...args: string[]) => problemOf(args)

describe('npm run serve', () => {
  it('requires a build, and says how to make one', () => {
    expect(problem('--preview')).toBe(
      'There is no build in dist-preview/. Make one with: npm run build:preview',
    )
    expect(problem('--api', 'http://localhost:4001')).toBe(
      'There is no build in dist/. Make one with: npm run build',
    )
    mkdirSync(join(root, 'dist'))
    expect(problem('--api', 'http://localhost:4001')).toMatch(/^There is no build in dist\//)
    rmSync(join(root, 'dist'), { recursive: true })
  })

  it('accepts a build, an address and a port', () => {
    build('dist')
    build('dist-preview')
    expect(serveOptions(['--api', 'https://rack.example.com/', '--port', '0'], root)).toEqual({
      folder: join(root, 'dist'),
      sourceMaps: false,
      api: 'https://rack.example.com',
      racks: [],
      port: 0,
      host: 'localhost',
      allowHosts: [],
      trustProxy: [],
      metrics: null,
      log: 'text',
      drainTime: 30,
      tls: undefined,
      apiCa: undefined,
      readCertificates: expect.any(Function),
    })
    const opened = ['--host', '::', '--allow-host', 'console.example.com:8443', '--source-maps']
    expect(serveOptions(['--preview', ...opened], root)).toMatchObject({
      folder: join(root, 'dist-preview'),
      sourceMaps: true,
      api: undefined,
      port: 4000,
      host: '::',
      allowHosts: ['console.example.com:8443'],
    })
    expect(serveOptions(['--help'], root)).toBeNull()
  })

  it('takes a flag before a variable, and a variable before the file', () => {
    const file = config({ api: 'https://file', port: 1, 'metrics-port': 9, 'allow-host': ['file'] })
    const env = { BASALT_CONFIG: file, BASALT_PORT: '2', BASALT_ALLOW_HOST: 'one, two' }
    expect(serveOptions(['--api', 'https://flag'], root, env)).toMatchObject({
      api: 'https://flag',
      port: 2,
      metrics: { port: 9, host: 'localhost' },
      allowHosts: ['one', 'two'],
    })
    expect(serveOptions(['--config', file, '--port', '3'], root)).toMatchObject({ port: 3 })
  })

  it('reads each option from a variable and from the file, too', () => {
    const values = {
      api: 'https://rack.example',
      console: join(root, 'dist'),
      port: 4010,
      host: '0.0.0.0',
      'allow-host': ['console.example.com'],
      cert: tlsFile('host.pem'),
      key: tlsFile('host-key.pem'),
      'api-ca': tlsFile('authority.pem'),
      'trust-proxy': ['10.0.0.0/8', '::1'],
      'metrics-port': 9464,
      'metrics-host': '0.0.0.0',
      log: 'json',
      'drain-time': 5,
      'source-maps': true,
    }
    // Those that take the place of an API.
    const instead = ['preview', 'rack']
    expect([...Object.keys(values), ...instead].toSorted()).toEqual(OPTION_NAMES.toSorted())
    const env = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        variableOf(name as keyof typeof values),
        String(value),
      ]),
    )
    const comparable = (options: ReturnType<typeof serveOptions>) => ({
      ...options,
      readCertificates: null,
    })
    const fromFile = comparable(serveOptions(['--config', config(values)], root))
    expect(comparable(serveOptions([], root, env))).toEqual(fromFile)
    expect(fromFile).toMatchObject({
      metrics: { port: 9464, host: '0.0.0.0' },
      trustProxy: ['10.0.0.0/8', '::1'],
      drainTime: 5,
      sourceMaps: true,
      log: 'json',
    })
    expect(String(fromFile.apiCa)).toContain('BEGIN CERTIFICATE')
  })

  it('takes several racks, each with a host of its own', () => {
    const racks = [
      { host: 'east.example', api: 'https://rack-1.example' },
      { host: 'west.localhost', api: 'http://localhost:4001' },
    ]
    const texts = racks.map(({ host, api }) => `${host}=${api}`)
    const flags = texts.flatMap(text => ['--rack', text])
    expect(serveOptions(flags, root)).toMatchObject({ api: undefined, racks })
    expect(serveOptions([], root, { BASALT_RACK: texts.join(', ') })).toMatchObject({ racks })
    expect(serveOptions(['--config', config({ rack: texts })], root)).toMatchObject({ racks })
  })

  const api = ['--api', 'https://rack.example']
  const rack =
    'takes a host and the address of its rack, such as east.example=https://rack-1.example, not'
  const host = 'takes the address of a host, such as https://rack.example.com, not'
  const port = 'takes a whole number from 0 to 65535, not'
  const name = 'takes the name of a host, such as console.example.com, not'
  const network = 'takes an address or a network, such as 10.0.0.0/8, not'
  const address = 'takes an address of this machine, such as 0.0.0.0, not'

  it.each<[string[], string]>([
    [[], 'Say where the API is with --api URL, or serve the --preview.'],
    [['--preview', ...api], 'The preview has its backend inside: give either --api or --preview.'],
    [
      [...api, '--rack', 'a=https://b'],
      '--rack has racks of its own: give neither --api nor --preview.',
    ],
    [['--rack', 'east.example'], `--rack ${rack} "east.example".`],
    [['--rack', '=https://rack.example'], `--rack ${rack} "=https://rack.example".`],
    [['--rack', 'east:4000=https://b'], `--rack ${rack} "east:4000=https://b".`],
    [['--rack', 'east=rack.example'], `--rack ${host} "rack.example".`],
    [['--rack', 'a=https://b', '--rack', 'a=https://c'], '--rack has two racks at a.'],
    [['--api', 'rack.example'], `--api ${host} "rack.example".`],
    [['--api', 'ftp://rack.example'], `--api ${host} "ftp://rack.example".`],
    [['--api', 'https://rack.example/v1'], `--api ${host} "https://rack.example/v1".`],
    [['--api', 'https://rack.example?a'], `--api ${host} "https://rack.example?a".`],
    [['--api', ''], `--api ${host} "".`],
    [[...api, '--port', 'http'], `--port ${port} "http".`],
    [[...api, '--port', '65536'], `--port ${port} "65536".`],
    [[...api, '--port=-1'], `--port ${port} "-1".`],
    [[...api, '--port', '4e3'], `--port ${port} "4e3".`],
    [[...api, '--port', ''], `--port ${port} "".`],
    [[...api, '--allow-host', '*.example.com'], `--allow-host ${name} "*.example.com".`],
    [[...api, '--allow-host', 'https://a'], `--allow-host ${name} "https://a".`],
    [[...api, '--allow-host', 'a', '--allow-host', 'b c'], `--allow-host ${name} "b c".`],
    [[...api, '--host', 'http://0.0.0.0'], `--host ${address} "http://0.0.0.0".`],
    [[...api, '--host', ''], `--host ${address} "".`],
    [[...api, '--trust-proxy', 'proxy'], `--trust-proxy ${network} "proxy".`],
    [[...api, '--trust-proxy', '10.0.0.0/33'], `--trust-proxy ${network} "10.0.0.0/33".`],
    [[...api, '--trust-proxy', ''], `--trust-proxy ${network} "".`],
    [[...api, '--metrics-port', 'x'], `--metrics-port ${port} "x".`],
    [
      [...api, '--metrics-port', '4000'],
      '--metrics-port takes another port than the console’s, 4000 (localhost).',
    ],
    [[...api, '--metrics-host', '0.0.0.0'], '--metrics-host needs a port, too: --metrics-port N.'],
    [[...api, '--metrics-port', '1', '--metrics-host', 'a/b'], `--metrics-host ${address} "a/b".`],
    [[...api, '--log', 'xml'], '--log takes text or json, not "xml".'],
    [
      [...api, '--drain-time', '1.5'],
      '--drain-time takes a whole number from 0 to 86400, not "1.5".',
    ],
    [[...api, '--cert', 'a.pem'], '--cert needs the private key, too: --key FILE.'],
    [[...api, '--key', 'a.pem'], '--key needs the certificate, too: --cert FILE.'],
    [
      ['--api', 'http://rack.example', '--api-ca', 'a.pem'],
      '--api-ca is for a rack with an address that begins with https:.',
    ],
    [[...api, '--api-ca', '/none'], '--api-ca /none cannot be read: there is no such file.'],
    [[...api, '--api-ca', '/'], '--api-ca / cannot be read: it is a folder.'],
    [[...api, '--console', '/none'], '--console /none holds no build of the console.'],
    [
      [...api, '--cert', '/none', '--key', tlsFile('host-key.pem')],
      '--cert /none cannot be read: there is no such file.',
    ],
    [
      [...api, '--cert', tlsFile('host.pem'), '--key', '/none'],
      '--key /none cannot be read: there is no such file.',
    ],
    [
      [...api, '--cert', tlsFile('host-key.pem'), '--key', tlsFile('host-key.pem')],
      `--cert ${tlsFile('host-key.pem')} holds no certificate (PEM).`,
    ],
    [
      [...api, '--cert', tlsFile('host.pem'), '--key', tlsFile('host.pem')],
      `--key ${tlsFile('host.pem')} holds no private key that can be read without a passphrase (PEM).`,
    ],
    [
      [...api, '--cert', tlsFile('host.pem'), '--key', tlsFile('next-key.pem')],
      `--key ${tlsFile('next-key.pem')} is not the key of the certificate in ${tlsFile('host.pem')}.`,
    ],
    [
      [...api, '--api-ca', tlsFile('host-key.pem')],
      `--api-ca ${tlsFile('host-key.pem')} holds no certificate (PEM).`,
    ],
    [['--config', '/none'], '--config /none cannot be read: there is no such file.'],
    [['--config', '/'], '--config / cannot be read: it is a folder.'],
    [['--previw'], "Unknown option '--previw'"],
    [['dist'], "Unexpected argument 'dist'"],
    [['--api'], "Option '--api <value>' argument missing"],
    [['--preview=yes'], "Option '--preview' does not take an argument"],
  ])('rejects the flags %j', (args, message) => {
    const found = problem(...args)
    // The last four are Node’s, with its advice.
    if (/^(Unknown|Unexpected|Option)/.test(message))
      expect(found?.slice(0, message.length)).toBe(message)
    else expect(found).toBe(message)
  })

  it.each<[Variables, string]>([
    [{ BASALT_API: 'rack' }, `BASALT_API ${host} "rack".`],
    [{ BASALT_PREVIEW: 'yes' }, 'BASALT_PREVIEW takes true or false, not "yes".'],
    // Of a service with this name in Kubernetes.
    [{ BASALT_PORT: 'tcp://10.0.0.1:4000' }, `BASALT_PORT ${port} "tcp://10.0.0.1:4000".`],
    [{ BASALT_ALLOW_HOST: 'a,,b' }, `BASALT_ALLOW_HOST ${name} "".`],
    [{ BASALT_CONFIG: '/none' }, '--config /none cannot be read: there is no such file.'],
  ])('rejects the variables %j', (env, message) => {
    expect(problemOf(env['BASALT_API'] || env['BASALT_CONFIG'] ? [] : api, env)).toBe(message)
  })

  it.each<[unknown, string]>([
    ['{"api": ', 'FILE is no JSON: Unexpected end of JSON input'],
    ['[]', 'FILE must hold an object, such as {"api": "https://rack.example"}.'],
    ['null', 'FILE must hold an object, such as {"api": "https://rack.example"}.'],
    [{ api: 'rack' }, `"api" in FILE ${host} "rack".`],
    [{ api: 7 }, '"api" in FILE takes a text, not 7.'],
    [{ port: '4000' }, '"port" in FILE takes a number, not "4000".'],
    [{ port: 1.5 }, `"port" in FILE ${port} "1.5".`],
    [{ 'allow-host': 'a' }, '"allow-host" in FILE takes a list of texts, not "a".'],
    [{ 'allow-host': [1] }, '"allow-host" in FILE takes a list of texts, not [1].'],
    [{ 'source-maps': 'true' }, '"source-maps" in FILE takes true or false, not "true".'],
    [{ log: null }, '"log" in FILE takes a text, not null.'],
    [{ prot: 1 }, '"prot" in FILE is no option. See --help for those there are.'],
    [{ allowHost: [] }, '"allowHost" in FILE is no option. See --help for those there are.'],
    [{ config: 'b' }, '"config" in FILE cannot name another file.'],
  ])('rejects the file %j', (content, message) => {
    const file = config(content)
    const withApi = message.includes('"api" in') ? [] : api
    expect(problem(...withApi, '--config', file)?.replaceAll(file, 'FILE')).toBe(message)
  })

  it('is documented with each option', () => {
    const page = readFileSync(new URL('../../../docs/running.md', import.meta.url), 'utf8')
    // Prettier aligns the columns.
    const plain = (text: string) => text.replaceAll(/ +/g, ' ')
    for (const option of OPTION_NAMES)
      expect(plain(page)).toContain(
        `| \`${flagOf(option)}\` | \`${variableOf(option)}\` | ${aboutOf(option)} |`,
      )
  })
})
