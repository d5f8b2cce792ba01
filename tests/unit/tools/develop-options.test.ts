import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { UsageError } from '../../../tools/command-line'
import { developOptions } from '../../../tools/serving/develop-options'

const USUAL = { port: 4000, host: 'localhost', allowHosts: [], api: undefined }

it.each([
  [[], {}, {}],
  [[], { PORT: '4010', API_URL: '' }, { port: 4010 }],
  [['--port', '4020'], { PORT: '4010' }, { port: 4020 }],
  [[], { API_URL: 'https://rack.example.com/' }, { api: 'https://rack.example.com' }],
  [['--host', '0.0.0.0'], {}, { host: '0.0.0.0' }],
  [['--allow-host', 'a.example', '--allow-host', 'b'], {}, { allowHosts: ['a.example', 'b'] }],
])('npm start accepts %j in %j', (args, environment, expected) => {
  expect(developOptions(args, environment)).toEqual({ ...USUAL, ...expected })
})

it('npm start prints help', () => {
  expect(developOptions(['--help'], {})).toBeNull()
  // In a process of its own, which loads the build and all that it needs.
  const { stdout } = spawnSync('node', ['tools/start.mjs', '--help'], { encoding: 'utf8' })
  expect(stdout).toContain('Usage: npm start')
})

it.each([
  [['--port', '0'], {}, '--port takes a whole number from 1 to 65535, not "0".'],
  [[], { PORT: 'http' }, 'PORT takes a whole number from 1 to 65535, not "http".'],
  [[], { API_URL: 'rack' }, 'API_URL takes the address of a host, such as'],
  [[], { API_URL: 'https://rack.example.com/v1' }, 'not "https://rack.example.com/v1"'],
  [['--allow-host', 'http://a'], {}, '--allow-host takes the name of a host'],
  [['--prot', '4000'], {}, '--prot'],
])('npm start rejects %j in %j', (args, environment, message) => {
  expect(() => developOptions(args, environment)).toThrow(UsageError)
  expect(() => developOptions(args, environment)).toThrow(message)
})
