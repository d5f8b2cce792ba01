import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { startServer } from '@/mirage/server/node-server'

/** The document as it was published. */
const documentPath = resolve(process.env.NEXUS_JSON ?? '../shared/api/nexus.json')

const checker = resolve(process.env.CONTRACT_CHECKER ?? '../shared/tools/contract/contract.mjs')

interface Result {
  operation: string
  label: string
  sent: string
  ok: boolean
  got?: string
  expected?: string
}

interface Report {
  results: readonly Result[]
  summary: Record<string, { ok: number; total: number }>
  answers: Record<string, number>
  warnings: Record<string, number>
}

const MINUTE = 60_000
const PATIENCE = 5 * MINUTE

/** Runs the checker against a new backend and returns its report. */
const check = async (): Promise<Report> => {
  const directory = mkdtempSync(join(tmpdir(), 'basalt-contract-'))
  const file = join(directory, 'report.json')
  const server = await startServer({ port: 0, latency: 0 })
  try {
    const args = ['--spec', documentPath, '--base', server.url, '--json', file]
    const seconds = String(PATIENCE / 1000)
    const child = spawn(process.execPath, [checker, ...args, '--max-seconds', seconds])
    let output = ''
    child.stdout.on('data', chunk => (output += String(chunk)))
    child.stderr.on('data', chunk => (output += String(chunk)))
    await once(child, 'close')
    if (!existsSync(file)) throw new Error(`the checker gave up:\n${output}`)
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } finally {
    await server.stop()
    rmSync(directory, { recursive: true })
  }
}

const write = ({ operation, label, sent, got, expected }: Result) =>
  `${operation}: ${label}: ${sent} answers ${got}, not ${expected}`

describe.skipIf(![documentPath, checker].every(path => existsSync(path)))(
  'a server checked against the published document (skipped unless NEXUS_JSON and CONTRACT_CHECKER exist)',
  () => {
    let report: Report
    beforeAll(async () => {
      report = await check()
    }, PATIENCE)

    it('serves every operation', () => {
      expect(report.summary['operations covered']).toEqual({ ok: 243, total: 243 })
    })

    it('responds as documented', () => {
      expect(report.results.filter(({ ok }) => !ok).map(write)).toEqual([])
    })

    it('has no server errors, except for the fault injection project', () => {
      const failing = Object.keys(report.warnings).filter(text => / answers 5\d\d/.test(text))
      expect(failing).toEqual([expect.stringContaining('listed project error-503 answers 503')])
      expect(report.answers).toEqual({
        serverErrors: failing.length,
        notImplemented: 0,
        html: 0,
        timeouts: 0,
        dropped: 0,
      })
    })
  },
)
