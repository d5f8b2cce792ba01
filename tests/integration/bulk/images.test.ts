import { expect, test } from 'vitest'
import { bulkRequested } from '@/store/bulk/bulk'
import { bulkChanged, bulkStarted } from '@/store/bulk/events'
import { selectSiloImageRows, siloImageBulk } from '@/store/silo/images/images'
import { startConsole } from '#tests/support/console'
import { planFor, resultsOf } from './support'

const LIST = '/images'
const CHOICES = [{ value: 'other-project', label: 'other-project' }]

test('images of the silo are demoted to the project that is chosen', async () => {
  const console = await startConsole({ path: LIST })
  const rows = () => selectSiloImageRows(console.state())
  const demote = (choices: typeof CHOICES) =>
    planFor(rows().slice(0, 2), siloImageBulk(choices)[0]!, 'image', LIST)
  // Until there is a choice of projects.
  expect(demote([]).requests).toEqual({})
  const plan = demote(CHOICES)
  const names = plan.rows.map(({ name }) => name)
  await console.send(bulkRequested(plan))
  await console.send(bulkChanged({ value: 'other-project' }))
  await console.send(bulkStarted())
  expect(names.map(name => resultsOf(console)[name])).toEqual(['done', 'done'])
  expect(rows().filter(({ name }) => names.includes(name))).toEqual([])
  const { body } = await console.backend.handle({
    method: 'GET',
    url: '/v1/images?project=other-project',
    headers: {},
    body: null,
  })
  for (const name of names) expect(body).toContain(`"${name}"`)
})
