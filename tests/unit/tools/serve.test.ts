import { spawn } from 'node:child_process'
import { once } from 'node:events'
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
  it('prints help, and errors about its options', async () => {
    const [help, wrong] = await Promise.all([run('--help'), run('--api', 'nowhere')])
    expect([help.code, help.output]).toEqual([0, expect.stringContaining('--preview')])
    expect(wrong).toEqual({
      code: 2,
      output:
        '--api takes the address of a host, such as https://rack.example.com, not "nowhere".\nSee --help.\n',
    })
  }, 60_000)

  it('explains why it cannot listen', () => {
    const problem = (code: string) =>
      listeningProblem(Object.assign(new Error(code), { code }), 80, '192.0.2.7').message
    expect(problem('EADDRINUSE')).toBe('Port 80 is taken. Choose another one with --port.')
    expect(problem('EACCES')).toBe('Listening on port 80 is not allowed. Choose one above 1023.')
    const nowhere = 'This machine has no address 192.0.2.7. Choose another one with --host.'
    expect([problem('EADDRNOTAVAIL'), problem('ENOTFOUND')]).toEqual([nowhere, nowhere])
    expect(problem('EMFILE')).toBe('EMFILE')
  })
})
