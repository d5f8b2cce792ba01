import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { selectCertificateRows } from '@/store/silo/certificates/certificates'
import { showConsole } from '#tests/support/shown-console'
import { makeCertificate } from '../backend/support/x509'
import { choose } from '../instances/support'

/** A list with other certificates than the backend has. */
const listed = (certificates: Record<string, string>) => ({
  path: '/certificates',
  wire: (async (request, next) => {
    const answer = await next(request)
    if (!request.url.startsWith('/v1/certificates?')) return answer
    const { items } = JSON.parse(answer.body) as { items: object[] }
    const shown = Object.entries(certificates).map(([name, cert], index) => ({
      ...items[0],
      id: `0000000${index}-0000-4000-8000-000000000000`,
      name,
      cert,
    }))
    return { ...answer, body: JSON.stringify({ items: shown, next_page: null }) }
  }) satisfies NonNullable<Parameters<typeof showConsole>[0]['wire']>,
})

const cells = () =>
  within(screen.getByRole('table', { name: 'Certificates' }))
    .getAllByRole('row')
    .slice(1)
    .map(row =>
      within(row)
        .getAllByRole('cell')
        .slice(1, 5)
        .map(cell => cell.textContent?.trim())
        .join('|'),
    )

test('the certificates are listed with their names and ends, the first to end first', async () => {
  await showConsole({ path: '/certificates', release: 15 })
  expect(cells()).toEqual([
    expect.stringMatching(/^about-to-end\|maze-war.*expires in 5 days$/),
    expect.stringMatching(/^due-for-renewal\|.*expires in 29 days$/),
    expect.stringMatching(/^renewed\|.*M$/),
    expect.stringMatching(/^current\|.*Jan 15, 2054/),
    expect.stringMatching(/^next-in-line\|/),
  ])
})

test('the page says which silo they are of', async () => {
  await showConsole({ path: '/certificates' })
  expect(screen.getByText(/^These are the certificates of the silo maze-war\./)).toBeTruthy()
})

test('other users are told who may see them', async () => {
  await showConsole({ path: '/certificates', user: 'Clara Flint' })
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('No access')
  expect(screen.getByText('Only administrators of the silo can see this page.')).toBeTruthy()
})

test('certificates for other hosts and unreadable ones say so', async () => {
  await showConsole(
    listed({
      stranger: makeCertificate({ hosts: ['other.sys.rack.example'] }).cert,
      broken: 'nothing',
    }),
  )
  expect(cells()).toEqual([
    'broken|—|—|Could not be read',
    expect.stringMatching(/^stranger\|other.sys.rack.example other name\|/),
  ])
})

test('the last certificate of the host is deleted only by those who say that they understand', async () => {
  const console = await showConsole(
    listed({
      ours: makeCertificate({ hosts: ['maze-war.sys.rack.example'] }).cert,
      stranger: makeCertificate({ hosts: ['other.sys.rack.example'] }).cert,
    }),
  )
  const { user, settle } = console
  const row = selectCertificateRows(console.state()).find(({ name }) => name === 'ours')
  await choose(console, row?.actions, 'Delete')
  await settle()
  const button = screen.getByRole('button', { name: 'Delete certificate' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await user.click(screen.getByRole('checkbox', { name: 'I understand' }))
  expect(button.getAttribute('aria-disabled')).not.toBe('true')
})

test('the panel of a certificate tells all that it says', async () => {
  await showConsole({ path: '/certificates/current' })
  const terms = within(screen.getByRole('dialog')).getAllByRole('term')
  expect(terms.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Hostnames', 'Subject', 'Issuer', 'Valid from', 'Valid until']),
  )
})
