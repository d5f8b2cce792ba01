import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { selectData } from '@/api/core/api'
import { allDisksQuery } from '@/store/project/disks/queries'
import { endingEmpty, givingAtMost } from '#tests/support/other-server'
import { showConsole } from '#tests/support/shown-console'

const PROJECT = 'rock-garden'
const path = `/projects/${PROJECT}/disks`

const namesShown = async () => {
  const [, ...rows] = await screen.findAllByRole('row')
  return rows.map(row => row.querySelector('a')?.textContent)
}

const nextButton = () => screen.getByRole('button', { name: /next/i })
const hasNext = () => nextButton().getAttribute('aria-disabled') !== 'true'

const namesServed = async ({
  backend,
}: Pick<Awaited<ReturnType<typeof showConsole>>, 'backend'>) => {
  const request = { method: 'GET', url: `/v1/disks?project=${PROJECT}`, headers: {}, body: null }
  const { items } = JSON.parse((await backend.handle(request)).body)
  return (items as { name: string }[]).map(({ name }) => name)
}

test('all rows can be reached where a server gives fewer at once than it is asked for', async () => {
  const shown = await showConsole({ path, wire: givingAtMost(10) })
  await shown.settle()
  const names = await namesShown()
  while (hasNext()) {
    await shown.user.click(nextButton())
    await shown.settle()
    await shown.settle()
    names.push(...(await namesShown()))
  }
  expect(names).toEqual(await namesServed(shown))
})

test('there is no way to a page without rows', async () => {
  const shown = await showConsole({ path: '/projects', wire: endingEmpty })
  await shown.settle()
  expect(hasNext()).toBe(false)
})

test('what is to be whole is read page by page where a server gives less of it at once', async () => {
  const shown = await showConsole({
    path: `/projects/${PROJECT}/snapshots-new`,
    wire: givingAtMost(16),
  })
  await shown.settle()
  const disks = selectData(shown.state(), allDisksQuery(PROJECT))?.items ?? []
  expect(disks.map(({ name }) => name)).toEqual(await namesServed(shown))
})
