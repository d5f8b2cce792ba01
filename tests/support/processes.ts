import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished } from 'vitest'
import type { Said } from './malformed'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Starts a server in a process of its own, which prints its URL first. `expectRunning` checks that
 * it has not exited or reported an uncaught error.
 */
export const startProcess = async (file: string, ...args: string[]) => {
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...args], { cwd: root })
  onTestFinished(() => void child.kill())
  let said = ''
  child.stderr.on('data', chunk => (said += String(chunk)))
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const url = /http:\S+/.exec(String(line))?.[0] ?? ''
  const expectRunning = () => {
    const [trace = ''] = /^.*\n +at [^]*/m.exec(said) ?? []
    expect([child.exitCode, trace]).toEqual([null, ''])
  }
  return { url, expectRunning }
}

const BATCH = 50

/**
 * Sends each client's bytes on a connection of its own. Some clients reset the connection, others
 * wait until the server closes it, but no longer than `meanwhile` takes, if given.
 */
export const sendAll = async (
  url: string,
  clients: readonly Said[],
  meanwhile?: () => Promise<unknown>,
) => {
  for (let start = 0; start < clients.length; start += BATCH) {
    const sent = clients.slice(start, start + BATCH).map(({ text, end }) => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1')
      const closed = new Promise(resolve => socket.once('close', resolve))
      socket.on('error', () => {})
      socket.resume()
      socket.write(text, 'latin1', () => end === 'reset' && socket.resetAndDestroy())
      return { socket, closed }
    })
    await meanwhile?.()
    if (meanwhile) for (const { socket } of sent) socket.destroySoon()
    await Promise.all(sent.map(({ closed }) => closed))
  }
}
