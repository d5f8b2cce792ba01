import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showConsole } from '#tests/support/shown-console'

/** A page of snapshots whose disks are: found, gone, not readable. */
const showSnapshots = async () => {
  let broken = ''
  const console = await showConsole({
    path: '/projects/mock-project/snapshots',
    wire: async (request, next) => {
      if (broken !== '' && request.url === `/v1/disks/${broken}`)
        return { status: 500, headers: {}, body: '{"message":"Internal Server Error"}' }
      const answer = await next(request)
      if (!request.url.startsWith('/v1/snapshots?')) return answer
      const { items, ...page } = JSON.parse(answer.body)
      const gone = '5e1f0000-0000-4000-8000-000000000001'
      broken = '5e1f0000-0000-4000-8000-000000000002'
      const [first, second, third] = items
      const rows = [first, { ...second, disk_id: gone }, { ...third, disk_id: broken }]
      return { ...answer, body: JSON.stringify({ ...page, items: rows }) }
    },
  })
  await console.settle()
}

test('the list shows the disk of each snapshot, or that it is deleted or unknown', async () => {
  await showSnapshots()
  const [, ...rows] = screen.getAllByRole('row')
  const [known, gone, unknown] = rows.map(row => within(row).getAllByRole('cell')[3])
  const link = known && within(known).getByRole('link', { name: 'disk-1' })
  expect(link?.getAttribute('href')).toBe('/projects/mock-project/disks/disk-1')
  expect(gone?.textContent).toBe('Deleted')
  expect(unknown?.textContent).toBe('Not known')
  expect(screen.getByRole('heading', { level: 1, name: 'Snapshots' })).toBeTruthy()
})
