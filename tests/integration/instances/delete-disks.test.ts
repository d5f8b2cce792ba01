import { expect, test } from 'vitest'
import type { WireRequest } from '@/ports/ports'
import { confirmAccepted, confirmOptionChosen, selectConfirmNames } from '@/store/confirm/confirm'
import { startConsole, type TestConsole } from '#tests/support/console'
import { respond } from '../instance-metrics/support'
import { choose, chooseAndConfirm, rowNames, rowOf, toastsOf } from './support'

const PROJECT = 'mock-project'

const isDelete = ({ method, url }: WireRequest) =>
  method === 'DELETE' && url.startsWith('/v1/disks/')

/** Stops the instance db1 and asks to delete it. `failing` is the disk that cannot be deleted. */
const ask = async (failing?: string) => {
  const console = await startConsole({
    path: `/projects/${PROJECT}/instances`,
    wire: (request, next) =>
      isDelete(request) && request.url.includes(`/${failing}?`)
        ? respond(400, { message: 'the disk is in use', request_id: 'r1' })
        : next(request),
  })
  await chooseAndConfirm(console, rowOf(console, PROJECT, 'db1').actions, 'Stop')
  await console.advance(60_000)
  await choose(console, rowOf(console, PROJECT, 'db1').actions, 'Delete')
  return console
}

const deleted = ({ requests }: TestConsole) =>
  requests.filter(isDelete).map(({ url }) => url.replace(/\?.*/, ''))

test('the disks of a deleted instance are deleted too if the user chooses so', async () => {
  const console = await ask()
  const names = selectConfirmNames(console.state())
  expect(names.length).toBeGreaterThan(1)
  await console.send(confirmOptionChosen({ isChosen: true }))
  await console.send(confirmAccepted())
  expect(rowNames(console, PROJECT)).not.toContain('db1')
  expect(deleted(console)).toEqual(names.map(name => `/v1/disks/${name}`))
  expect(toastsOf(console).map(({ text }) => text)).toContain(`Disks ${names.join(', ')} deleted`)
})

test('are kept otherwise', async () => {
  const console = await ask()
  await console.send(confirmAccepted())
  expect(rowNames(console, PROJECT)).not.toContain('db1')
  expect(deleted(console)).toEqual([])
})

test('a disk that cannot be deleted is named with the message of the server, and the others go', async () => {
  const first = await ask()
  const [failing = '', ...others] = selectConfirmNames(first.state())
  const console = await ask(failing)
  await console.send(confirmOptionChosen({ isChosen: true }))
  await console.send(confirmAccepted())
  const toasts = toastsOf(console)
  expect(toasts).toContainEqual(
    expect.objectContaining({
      variant: 'error',
      title: `Could not delete disk ${failing}`,
      text: expect.stringMatching(/^The disk is in use/i) as string,
    }),
  )
  expect(toasts.map(({ text }) => text)).toContain(
    `Disk${others.length > 1 ? 's' : ''} ${others.join(', ')} deleted`,
  )
})
