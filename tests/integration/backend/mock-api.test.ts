import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { scenarioNames } from '@/mirage/seeds/scenarios'
import { startServer } from '@/mirage/server/node-server'

const root = fileURLToPath(new URL('../../..', import.meta.url))

const start = (...flags: string[]) =>
  spawn(process.execPath, ['--import', 'tsx', 'tools/mock-api.ts', ...flags], { cwd: root })

/** Runs the command until it exits. */
const run = async (...flags: string[]) => {
  const child = start(...flags)
  let output = ''
  child.stdout.on('data', chunk => (output += String(chunk)))
  child.stderr.on('data', chunk => (output += String(chunk)))
  const [code] = (await once(child, 'close')) as [number]
  return { code, output }
}

describe('npm run mock-api', () => {
  it('explains invalid flags', async () => {
    const [scenario, release, flag, port, host] = await Promise.all([
      run('--scenario', 'no-such-world'),
      run('--scenario', 'dual-stack', '--release', 'v17'),
      run('--speed', '9'),
      run('--port', 'high'),
      run('--allow-host', 'https://api.example.com'),
    ])
    expect([scenario.code, scenario.output]).toEqual([
      2,
      expect.stringContaining(
        `There is no scenario "no-such-world". There are: ${scenarioNames.join(', ')}.`,
      ),
    ])
    expect([release.code, release.output]).toEqual([
      2,
      expect.stringContaining('The scenario dual-stack needs release 18 or later.'),
    ])
    expect([flag.code, flag.output]).toEqual([2, expect.stringContaining('--speed')])
    expect([host.code, host.output]).toEqual([2, expect.stringContaining('the name of a host')])
    expect([port.code, port.output]).toEqual([2, expect.stringContaining('not "high"')])
  }, 60_000)

  it('reports that the port is in use', async () => {
    const server = await startServer({ port: 0, latency: 0 })
    const { port } = new URL(server.url)
    const { code, output } = await run('--port', port)
    await server.stop()
    expect([code, output]).toEqual([2, expect.stringContaining(`Port ${port} is taken.`)])
  }, 60_000)

  it('serves the requested scenario until it is stopped', async () => {
    const flags = ['--scenario', 'empty', '--latency', '0', '--require-auth', '--host', '127.0.0.1']
    const child = start('--port', '0', ...flags, '--allow-host', 'api.example.com')
    const [line] = (await once(child.stdout, 'data')) as [Buffer]
    const url = /http:\S+/.exec(String(line))![0]
    expect((await fetch(`${url}/v1/ping`)).status).toBe(200)
    expect((await fetch(`${url}/v1/me`)).status).toBe(401)
    const named = await fetch(`${url}/v1/ping`, { headers: { origin: 'http://api.example.com' } })
    expect(named.status).toBe(200)
    const elsewhere = await fetch(`${url}/v1/ping`, { headers: { origin: 'http://evil.example' } })
    expect(elsewhere.status).toBe(403)
    child.kill('SIGTERM')
    expect(await once(child, 'close')).toEqual([0, null])
  }, 60_000)
})
