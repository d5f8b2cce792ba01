import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { UsageError } from '../../../tools/command-line'
import { serveOptions } from '../../../tools/serving/options'

let root = ''
const build = (name: string) => {
  mkdirSync(join(root, name))
  writeFileSync(join(root, name, 'index.html'), '')
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'basalt-'))
})
afterAll(() => rmSync(root, { recursive: true }))

const problem = (...args: string[]) => {
  try {
    serveOptions(args, root)
  } catch (error) {
    if (error instanceof UsageError) return error.message
    throw error
  }
  return null
}

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
      port: 0,
      host: 'localhost',
      allowHosts: [],
    })
    const opened = ['--host', '::', '--allow-host', 'console.example.com:8443', '--source-maps']
    expect(serveOptions(['--preview', ...opened], root)).toEqual({
      folder: join(root, 'dist-preview'),
      sourceMaps: true,
      api: undefined,
      port: 4000,
      host: '::',
      allowHosts: ['console.example.com:8443'],
    })
    expect(serveOptions(['--help'], root)).toBeNull()
  })

  it.each([
    [[], 'Say where the API is with --api URL, or serve the --preview.'],
    [['--preview', '--api', 'http://a'], 'give either --api or --preview'],
    [['--api', 'rack.example.com'], 'not "rack.example.com"'],
    [['--api', 'ftp://rack.example.com'], 'not "ftp://rack.example.com"'],
    [['--api', 'https://rack.example.com/v1'], 'not "https://rack.example.com/v1"'],
    [['--preview', '--port', 'http'], '--port takes a whole number from 0 to 65535, not "http"'],
    [['--preview', '--port', '65536'], 'not "65536"'],
    [['--preview', '--allow-host', '*.example.com'], '--allow-host takes the name of a host'],
    [['--preview', '--allow-host', 'https://a'], 'not "https://a"'],
    [['--previw'], '--previw'],
    [['dist'], 'dist'],
  ])('rejects %j', (args, message) => {
    expect(problem(...args)).toContain(message)
  })
})
