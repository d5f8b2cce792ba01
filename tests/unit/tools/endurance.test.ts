import { describe, expect, it } from 'vitest'
import { HANDSHAKE, malformedAnswers, malformedRequests, type Said } from '#tests/support/malformed'
import { sendAll, startProcess } from '#tests/support/processes'
import { ask, makeBuild, startRaw } from './support/hosts'

const WELL = 'HTTP/1.1 200 OK\r\ncontent-length: 4\r\n\r\nwell'

/** An API that gives the response numbered in the path, or a valid one. */
const startScripted = (answers: readonly Said[]) =>
  startRaw(socket => {
    let asked = ''
    socket.on('data', chunk => {
      asked += chunk.toString('latin1')
      if (!asked.includes('\r\n\r\n')) return
      const number = /\/v1\/answers\/(\d+)/.exec(asked)?.[1]
      asked = ''
      const answer = number === undefined ? undefined : answers[Number(number)]
      socket.write(answer?.text ?? WELL, 'latin1', () => {
        if (answer?.end === 'reset') socket.resetAndDestroy()
        else if (answer) socket.end()
      })
    })
  })

const PROGRAM = 'tests/unit/tools/support/host-process.ts'

const ASSETS = { production: '/assets/main.1.js', development: '/main.js' }

/** A server of the console in front of an API. `expectAlive` checks that it responds correctly. */
const startHost = async (kind: keyof typeof ASSETS, api: string) => {
  const { url, expectRunning } = await startProcess(PROGRAM, kind, makeBuild(), api)
  const expectAlive = async () => {
    try {
      const asset = await ask(url + ASSETS[kind])
      expect([asset.status, asset.body]).toEqual([200, expect.stringMatching(/^plain$|webpack/)])
      const data = await ask(`${url}/v1/well`, { method: 'POST', body: '{}' })
      expect([data.status, data.body]).toEqual([200, 'well'])
    } finally {
      expectRunning()
    }
  }
  return { url, expectAlive }
}

/** A request for the numbered response, in one of three ways. */
const askFor = (number: number): string => {
  const start = ` /v1/answers/${number} HTTP/1.1\r\nhost: 127.0.0.1\r\n`
  return [
    `GET${start}connection: close\r\n\r\n`,
    `POST${start}connection: close\r\ncontent-length: 3\r\n\r\nabc`,
    `GET${start}${HANDSHAKE}\r\n`,
  ][number % 3]!
}

describe.each(['production', 'development'] as const)('the server of the console in %s', kind => {
  it('survives malformed requests', async () => {
    const { url, expectAlive } = await startHost(kind, await startScripted([]))
    const targets = ['/v1/well', ASSETS[kind], '/assets/font.2.woff2', '/assets/%00', '/ws']
    await sendAll(url, malformedRequests(1_500, targets), expectAlive)
    await expectAlive()
  }, 60_000)

  it('survives malformed responses', async () => {
    const answers = malformedAnswers(1_500)
    const { url, expectAlive } = await startHost(kind, await startScripted(answers))
    const clients = answers.map((_, number): Said => {
      const end = number % 5 === 0 ? 'reset' : 'close'
      return { text: askFor(number), end }
    })
    await sendAll(url, clients)
    await expectAlive()
  }, 60_000)
})
