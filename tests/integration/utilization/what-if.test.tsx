import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { failing, pageText, show, type Shown } from './support'

const SILO = '/system/silos/maze-war?tab=quotas'

const press = async (console: Shown, name: string) => {
  await console.user.click(screen.getByRole('button', { name }))
  await console.settle()
}

const enter = async (console: Shown, name: RegExp, text: string) => {
  const field = screen.getByRole('spinbutton', { name })
  await console.user.clear(field)
  await console.user.type(field, text)
  await console.settle()
}

/** Opens a page and waits for the card below it. */
const open = async (path: string, options?: Parameters<typeof show>[1]) => {
  const console = await show(path, options)
  await screen.findByRole('heading', { name: 'How many more' })
  await console.settle()
  return console
}

const cellsOf = (resource: string) =>
  within(screen.getByRole('table', { name: 'What if' }))
    .getAllByRole('row')
    .map(row => within(row).queryAllByRole('cell'))
    .find(([first]) => first?.textContent === resource)
    ?.map(({ textContent }) => textContent)

test('other quotas of a silo are compared with its use, all quotas and the sleds', async () => {
  const console = await open(SILO)
  expect(pageText()).toContain('All quotas together are 33% of the rack’s CPU, 38% of its memory')
  await enter(console, /^CPU quota/, '20')
  await enter(console, /^Memory quota/, '9000')
  expect(console.history.current().search).toBe('?tab=quotas&cpus=20&memory=9000')
  expect(cellsOf('CPU')).toEqual([
    'CPU',
    '30 vCPUs',
    '50 vCPUs',
    '20 vCPUs',
    '38 vCPUs',
    '88 vCPUs',
    '58 vCPUs',
    '269 vCPUs',
    '180 vCPUs',
  ])
  expect(cellsOf('Memory')?.slice(1, 7)).toEqual([
    '234 GiB',
    '300 GiB',
    '9,000 GiB',
    '384 GiB',
    '808 GiB',
    '9,508 GiB',
  ])
  expect(pageText()).toContain('Below the CPU in use: nothing stops, but no instance can start')
  expect(pageText()).toContain('All quotas together would be 22% of the rack’s CPU')
  expect(pageText()).toContain('This silo alone could fill the rack’s memory.')
  expect(console.changes()).toEqual([])
})

test('the numbers that were tried are those of the form, whose other quotas stay', async () => {
  const console = await open(`${SILO}&memory=400`)
  await press(console, 'Edit quotas with these numbers')
  const form = within(screen.getByRole('dialog', { name: 'Edit quotas' }))
  const value = (name: RegExp) => form.getByRole<HTMLInputElement>('spinbutton', { name }).value
  expect([value(/^CPU/), value(/^Memory/), value(/^Storage/)]).toEqual(['50', '400', '7168'])
  await console.user.click(form.getByRole('button', { name: 'Update quotas' }))
  await console.settle()
  const put = console.requests.find(({ method }) => method === 'PUT')
  expect(JSON.parse(put?.body as string)).toEqual({ memory: 400 * 2 ** 30 })
})

test('numbers that are not valid change nothing', async () => {
  await open(`${SILO}&cpus=many&memory=1e400&storage=-`)
  expect(cellsOf('CPU')?.[3]).toBe('50 vCPUs')
  expect(cellsOf('Memory')?.[3]).toBe('300 GiB')
  expect(cellsOf('Storage')?.[3]).toBe('7,168 GiB')
  const edit = screen.getByRole('button', { name: 'Edit quotas with these numbers' })
  expect(edit.getAttribute('aria-disabled')).toBe('true')
})

test('what the sleds have room for is read on request, and at least that if one fails', async () => {
  const isRead = ({ requests }: Shown) =>
    requests.some(({ url }) => /\/sleds\/[^/]+\/instances/.test(url))
  const console = await open(SILO)
  expect(isRead(console)).toBe(false)
  await press(console, 'Count what the sleds have room for')
  expect(pageText()).toMatch(/\b109 more by the sleds’ free threads and memory now\./)
  expect(pageText()).not.toContain('At least')
})

test('sleds that cannot be looked at are not counted', async () => {
  const console = await open(SILO, { wire: failing('/instances', 503, 'The sled is away') })
  await press(console, 'Count what the sleds have room for')
  expect(pageText()).toContain('At least 0 more by the sleds’')
  expect(pageText()).toMatch(/Could not look at all sleds/)
})

test('the rack cannot be compared with if its sleds cannot be read', async () => {
  await show(SILO, { wire: failing('/hardware/sleds', 503, 'No sled answers') })
  expect(await screen.findByText('The quotas and sleds of the rack are not known')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('sums over the first thousand of more silos are at least that', async () => {
  const console = await open(`${SILO}&cpus=20`, {
    wire: async (request, next) => {
      const answer = await next(request)
      return request.url.includes('/utilization/silos?')
        ? { ...answer, body: answer.body.replace(/"next_page":[^,}]+/, '"next_page":"more"') }
        : answer
    },
  })
  expect(cellsOf('CPU')?.slice(3, 7)).toEqual([
    '20 vCPUs',
    'at least 38 vCPUs',
    'at least 88 vCPUs',
    'at least 58 vCPUs',
  ])
  expect(pageText()).toContain('All quotas together would be at least 22% of the rack’s CPU')
  await press(console, 'Copy as text')
  expect(console.copied[0]?.split('\n')).toEqual([
    expect.stringMatching(/^What if: quotas of silo maze-war \([\da-f-]{36}\)$/),
    expect.stringMatching(/^Below the CPU in use/),
    expect.stringMatching(/^All quotas together would be at least 22%/),
    '- CPU: 30 vCPUs provisioned, quota 50 vCPUs, new quota 20 vCPUs; all silos: at least 38 vCPUs provisioned, quotas at least 88 vCPUs, new quotas at least 58 vCPUs; sleds, by estimate: 269 vCPUs in service, 180 vCPUs provisionable',
    expect.stringMatching(/^- Memory: /),
    expect.stringMatching(/^- Storage: /),
    'Instances of 2 vCPUs, 8 GiB of memory and 10 GiB of disk:',
    '0 more by quota (limited by CPU).',
    expect.stringMatching(/^As of 20\d\d-.*Z, release \d+$/),
  ])
  await press(console, 'Copy link')
  expect(console.copied[1]).toMatch(
    new RegExp(`^https?://[^/]+/system/silos/maze-war\\?tab=quotas&cpus=20$`),
  )
})

test('a member sees how many more instances fit, and which quota stops them', async () => {
  const console = await open('/utilization?n=20', { user: 'Clara Flint' })
  expect(pageText()).toContain('8 more by quota (limited by memory).')
  expect(pageText()).toContain('Only 8 of 20 would fit, limited by memory.')
  await enter(console, /^Memory/, '4')
  expect(pageText()).toContain('10 more by quota (limited by CPU).')
  expect(console.history.current().search).toBe('?n=20&ram=4')
  expect(screen.queryByRole('button', { name: /Edit quotas|sleds/ })).toBeNull()
})

test('a silo finds out what would be in use if every stopped instance were started', async () => {
  const console = await open('/utilization')
  const asked = () => console.requests.filter(({ url }) => url.startsWith('/v1/instances?')).length
  expect(asked()).toBe(0)
  await press(console, 'Count the stopped instances')
  expect(pageText()).toContain('Looked at 7 of 7 projects.')
  expect(pageText()).toContain(
    '111 vCPUs of 50 vCPUs and 539 GiB of 300 GiB of memory would be in use. That is more CPU and memory than the quotas allow',
  )
  expect(asked()).toBe(7)
})

test('projects that cannot be looked at make it a part', async () => {
  const wire = failing('project=rock-garden', 403, 'Not for you')
  const console = await open('/utilization', { wire })
  await press(console, 'Count the stopped instances')
  expect(pageText()).toContain('At least ')
  expect(pageText()).toContain('Could not look at all instances')
})
