import { describe, expect, test } from 'vitest'
import type { Certificate } from '@/api/generated/types'
import { navigationRequested } from '@/store/navigation/events'
import { selectCertificateWarning, warningDismissed } from '@/store/silo/certificates/warning'
import { selectIssues } from '@/store/system/issues/issues'
import { START, startConsole, type TestConsole } from '#tests/support/console'
import { makeCertificate } from '../backend/support/x509'

const DAY = 24 * 3_600_000
const HOSTS = ['maze-war.sys.rack.example']

const ending = (days: number, hosts: readonly string[] = HOSTS) =>
  makeCertificate({ hosts, notAfter: new Date(START + days * DAY + DAY / 2).toISOString() }).cert

type Options = Partial<Parameters<typeof startConsole>[0]>

/** A console whose silo has these certificates. */
const open = async (certificates: Record<string, string>, options: Options = {}) => {
  const items = () =>
    Object.entries(certificates).map(([name, cert], index): Partial<Certificate> => ({
      id: `0000000${index}-0000-4000-8000-000000000000`,
      name,
      cert,
    }))
  const console = await startConsole({
    path: '/projects',
    release: 23,
    wire: async (request, next) => {
      const answer = await next(request)
      return request.url.startsWith('/v1/certificates?') && answer.status === 200
        ? { ...answer, body: JSON.stringify({ items: items(), next_page: null }) }
        : answer
    },
    ...options,
  })
  await console.advance(5000)
  return console
}

const warning = (console: TestConsole) => selectCertificateWarning(console.state())
const reads = ({ requests }: TestConsole) =>
  requests.filter(({ url }) => url.startsWith('/v1/certificates')).length

describe('the warning that a certificate ends', () => {
  test.each([
    [31, null],
    [29, { text: 'A certificate expires in 29 days', isDismissible: true }],
    [7, { text: 'A certificate expires in 7 days', isDismissible: false }],
    [-1, { text: 'A certificate has expired', isDismissible: false }],
  ])('%d days before is %o', async (days, expected) => {
    const console = await open({ current: ending(days) })
    expect(warning(console)).toEqual(expected && { name: 'current', ...expected })
  })

  test('does not appear beside a renewed one', async () => {
    const console = await open({ current: ending(5), renewed: ending(400) })
    expect(warning(console)).toBeNull()
  })

  test('ignores certificates for other hosts', async () => {
    const console = await open({
      current: ending(5),
      other: ending(400, ['other.sys.rack.example']),
    })
    expect(warning(console)).toMatchObject({ name: 'current' })
    const none = await open({ other: ending(5, ['other.sys.rack.example']) })
    expect(warning(none)).toBeNull()
  })

  test('is dismissed for a day', async () => {
    const console = await open({ current: ending(29) })
    await console.send(warningDismissed())
    expect(warning(console)).toBeNull()
    const kept = Object.fromEntries(console.storage)
    const again = await open({ current: ending(29) }, { kept })
    expect(warning(again)).toBeNull()
    expect(reads(again)).toBe(0)
    await again.advance(DAY)
    await again.advance(5000)
    expect(reads(again)).toBe(1)
    expect(warning(again)).toMatchObject({ text: 'A certificate expires in 28 days' })
  })

  test('is read for administrators of the silo only', async () => {
    const console = await open({ current: ending(5) }, { user: 'Clara Flint' })
    expect(reads(console)).toBe(0)
    const old = await open({ current: ending(5) }, { user: 'Clara Flint', release: 14 })
    expect(warning(old)).toBeNull()
  })

  test('ends when the list shows a new one', async () => {
    const certificates = { current: ending(5) }
    const console = await open(certificates)
    expect(warning(console)).not.toBeNull()
    Object.assign(certificates, { renewed: ending(400) })
    await console.send(navigationRequested({ to: '/certificates' }))
    expect(warning(console)).toBeNull()
  })
})

test('an operator sees the end of the last certificate among the issues', async () => {
  const console = await open({ current: ending(6) }, { path: '/system/issues' })
  expect(selectIssues(console.state()).issues).toContainEqual(
    expect.objectContaining({
      kind: 'Certificate',
      subject: 'current',
      severity: 'critical',
      href: '/certificates/current',
      text: 'The last certificate of the silo maze-war: expires in 6 days.',
    }),
  )
})
