import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { NEWEST, OLDEST, type Release } from '@/api/releases/ladder'
import { startServer } from '@/mirage/server/node-server'

/** The document of the oldest release as it was published. Those of the others are beside it. */
const oldestDocument = resolve(process.env.NEXUS_JSON ?? '../shared/api/nexus.json')

const checker = resolve(process.env.CONTRACT_CHECKER ?? '../shared/tools/contract/contract.mjs')

const documentOf = (release: Release): string => {
  const names: { [Each in Release]?: string } = {
    [OLDEST]: 'nexus.json',
    [NEWEST]: 'nexus-2026081901.json',
  }
  return join(dirname(oldestDocument), names[release] ?? `release-v${release}.json`)
}

/** The others differ little from these. */
const RELEASES = [14, 15, 16, 17, 18, 20, 22, 23] as const

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

const PATIENCE = 4 * 60_000

/** A version that can be made the target; from release 17 to 18 it may be the present one. */
const targetOf = (release: Release): readonly string[] => {
  if (release < 17) return ['--release', '13.0.0']
  return release < 19 ? [] : ['--release', '18.0.0']
}

/** Runs the checker against a new backend and returns its report. */
const check = async (release: Release): Promise<Report> => {
  const directory = mkdtempSync(join(tmpdir(), 'basalt-contract-'))
  const file = join(directory, 'report.json')
  const server = await startServer({ port: 0, latency: 0, release })
  try {
    const to = ['--spec', documentOf(release), '--base', server.url, '--json', file]
    const within = ['--max-seconds', String(PATIENCE / 1000)]
    const child = spawn(process.execPath, [checker, ...to, ...within, ...targetOf(release)])
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

const failures = ({ results }: Report): string[] =>
  results
    .filter(({ ok }) => !ok)
    .map(
      ({ operation, label, sent, got, expected }) =>
        `${operation}: ${label}: ${sent} answers ${got}, not ${expected}`,
    )

describe
  .skipIf(![oldestDocument, checker].every(path => existsSync(path)))
  .concurrent(
    'a server checked against the published document (skipped unless NEXUS_JSON and CONTRACT_CHECKER exist)',
    () => {
      it.for(RELEASES)(
        'serves every operation of release %i as documented',
        { timeout: PATIENCE },
        async release => {
          const report = await check(release)
          expect(failures(report)).toEqual([])
          const { ok, total } = report.summary['operations covered']!
          expect(ok).toBe(total)
          const failing = Object.keys(report.warnings).filter(text => / answers 5\d\d/.test(text))
          expect(failing).toEqual([expect.stringContaining('listed project error-503 answers 503')])
          expect(report.answers).toEqual({
            serverErrors: failing.length,
            notImplemented: 0,
            html: 0,
            timeouts: 0,
            dropped: 0,
          })
        },
      )
    },
  )
