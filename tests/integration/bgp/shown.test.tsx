import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { formChanged, formSubmitted } from '@/store/forms/events'
import { recordOf } from '../instances/support'
import { pageText, show } from '../utilization/support'

const BGP = '/system/networking/bgp'

const cells = (table: string) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .slice(1)
    .map(row =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    )

test('no peers are not said to be none', async () => {
  await show(BGP, {
    wire: async (request, next) => {
      const answer = await next(request)
      return request.url.includes('bgp-status') ? { ...answer, body: '[]' } : answer
    },
  })
  expect(screen.getByRole('heading', { name: 'No peers reported' })).toBeTruthy()
  expect(pageText()).toContain('Switches that cannot be reached are left out')
})

test.each([
  [17, ['Prefix', 'Peer']],
  [18, ['Prefix', 'Peer', 'switch']],
] as const)('at release %d the columns of exported prefixes are %o', async (release, expected) => {
  await show(`${BGP}/exported`, { release })
  const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(headings.map(text => text?.toLowerCase())).toEqual(
    expected.map(text => text.toLowerCase()),
  )
})

test('before release 21, the configurations say that they cannot be changed', async () => {
  await show(`${BGP}/configurations`, { release: 20 })
  expect(pageText()).toContain('Delete it and create it again.')
})

test('the form of an announce set says what saving adds and removes', async () => {
  const { user, settle } = await show(`${BGP}/announce-sets/rack-services/edit`, { release: 23 })
  await user.click(screen.getByRole('button', { name: 'Remove announcement 172.20.26.0/25' }))
  await settle()
  const removed = screen.getByRole('list', { name: /^Removed/ })
  expect(removed.textContent).toBe('172.20.26.0/25')
  expect(screen.queryByRole('list', { name: 'Added' })).toBeNull()
})

test.each([
  [/Keep mine/, 'Mine', [{ description: 'Mine' }]],
  [/Take theirs/, 'Theirs', []],
])(
  'a description that others have changed as well is saved once the user decides: %s',
  async (decision, stored, sent) => {
    const { user, settle, send, backend, requests } = await show(
      `${BGP}/announce-sets/rack-services/edit`,
      { release: 23 },
    )
    const form = 'announceSetEdit'
    const written = () => requests.filter(({ method }) => method === 'PUT')
    await send(formChanged({ form, values: { description: 'Mine' } }))
    const { announceSets } = backend.backendState.db
    announceSets.update(recordOf(announceSets, 'rack-services').id, { description: 'Theirs' })
    await send(formSubmitted({ form }))
    await settle()
    expect(written()).toEqual([])
    const dialog = within(screen.getByRole('dialog', { name: 'Changed in the meantime' }))
    const question = within(dialog.getByRole('radiogroup', { name: 'Description' }))
    expect(question.getByRole('radio', { name: /^Keep mine/ })).toHaveProperty('checked', true)
    await user.click(question.getByRole('radio', { name: decision }))
    await user.click(dialog.getByRole('button', { name: /^Save/ }))
    await settle()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(written().map(({ body }) => JSON.parse(body ?? ''))).toMatchObject(sent)
    expect(recordOf(announceSets, 'rack-services').description).toBe(stored)
  },
)

test('the panel of an announce set names the blocks of its networks', async () => {
  await show(`${BGP}/announce-sets/rack-services`, { release: 23 })
  expect(cells('Announcements')).toEqual([
    ['172.20.26.0/25', 'services-lot172.20.26.0 – 172.20.26.255'],
    ['172.20.26.128/25', 'services-lot172.20.26.0 – 172.20.26.255'],
  ])
})

test('messages open as JSON with the keys of the API', async () => {
  const { user, settle } = await show(`${BGP}/history`, { release: 23 })
  await user.click(screen.getByRole('button', { name: '172.20.15.51: 3 messages' }))
  await settle()
  expect(screen.getByLabelText('Messages of 172.20.15.51 on switch0').textContent).toContain(
    '"hold_time": 6',
  )
})

test('an issue leads to the session that it is about', async () => {
  const { user, settle } = await show('/system/issues')
  await user.click(screen.getByRole('link', { name: '172.20.15.52 BGP peer on switch0' }))
  await settle()
  await settle()
  expect(cells('Peers').map(([peer]) => peer)).toEqual(['172.20.15.52'])
})
