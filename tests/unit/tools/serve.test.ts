import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { listeningProblem } from '../../../tools/command-line'

const root = fileURLToPath(new URL('../../..', import.meta.url))

const run = async (...flags: string[]) => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/serve.ts', ...flags], {
    cwd: root,
  })
  let output = ''
  child.stdout.on('data', chunk => (output += String(chunk)))
  child.stderr.on('data', chunk => (output += String(chunk)))
  const [code] = (await once(child, 'close')) as [number]
  return { code, output }
}

describe('npm run serve', () => {
  it('explains itself, and what it does not understand', async () => {
    const [help, wrong] = await Promise.all([run('--help'), run('--api', 'nowhere')])
    expect([help.code, help.output]).toEqual([0, expect.stringContaining('--preview')])
    expect(wrong).toEqual({
      code: 2,
      output:
        '--api takes the address of a host, such as https://rack.example.com, not "nowhere".\nSee --help.\n',
    })
  }, 60_000)

  it('says when a port cannot be had', async () => {
    const taken = createServer().listen(0)
    await once(taken, 'listening')
    const { port } = taken.address() as AddressInfo
    const second = createServer().listen(port)
    const [error] = (await once(second, 'error')) as [Error]
    taken.close()
    expect(listeningProblem(error, port).message).toBe(
      `Port ${port} is taken. Choose another one with --port.`,
    )
  })
})
