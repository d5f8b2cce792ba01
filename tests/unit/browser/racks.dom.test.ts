import { expect, onTestFinished, test, vi } from 'vitest'
import { browserRacks } from '@/browser/racks'

const answerWith = (body: string) => {
  vi.stubGlobal('fetch', async () => new Response(body))
  document.documentElement.dataset.racks = 'east.example west.example'
  onTestFinished(() => {
    vi.unstubAllGlobals()
    delete document.documentElement.dataset.racks
  })
}

test('the racks of the document are there, with what the server says of them', async () => {
  answerWith(
    JSON.stringify([
      { host: 'east.example', rack: 'reachable', release: 22 },
      { host: 'west.example', rack: 'unreachable', release: null },
      { host: 7 },
      null,
    ]),
  )
  const racks = browserRacks()
  expect(racks.hosts).toEqual(['east.example', 'west.example'])
  expect(await racks.read()).toEqual([
    { host: 'east.example', release: 22, isReachable: true },
    { host: 'west.example', release: null, isReachable: false },
  ])
})

test.each(['<h1>Bad gateway</h1>', '{}', 'null'])('nothing is known from %j', async body => {
  answerWith(body)
  expect(await browserRacks().read()).toEqual([])
})
