import { readFileSync } from 'node:fs'
import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { RecordedSession, Recordings, RecordingsRequest } from '@/ports/ports'
import { START } from '#tests/support/console'
import { showConsole } from '#tests/support/shown-console'

const session = (id: string, given: Partial<RecordedSession> = {}): RecordedSession => ({
  id,
  start: START,
  end: START + 90_000,
  path: '/projects',
  size: 2_048,
  length: 20_480,
  events: 7,
  answers: 5,
  others: 11,
  requests: { POST: 2, GET: 4 },
  ...given,
})

const kept = (given: Partial<Recordings> = {}): Recordings => ({
  isOn: true,
  current: 'this',
  ended: null,
  outlivesSignOut: true,
  outlivesPage: true,
  sessions: [
    session('this'),
    session('earlier', { start: START - 60_000, path: '/images', events: 3 }),
  ],
  ...given,
})

const nothing = async (_id: string, _note: string) => ''

const show = (path: string, recordings = kept(), readRecording = nothing) =>
  showConsole({ path, recordings: async () => recordings, readRecording })

const IN_MEMORY =
  'This session is recorded in the memory of this tab only, because this browser could not store it. It is lost when you close or reload the tab: save it first if you need it.'

describe('the page of recordings', () => {
  test.each([
    ['This session is recorded.', {}],
    [
      'Sessions are not recorded. Earlier recordings are kept until they are cleared.',
      { isOn: false },
    ],
    [
      'This session is no longer recorded. This browser has no more room for it. Recording starts when you reload the page.',
      { ended: 'This browser has no more room for it.' },
    ],
    ['This session is not recorded. Recording starts when you reload the page.', { current: null }],
    [IN_MEMORY, { outlivesPage: false }],
  ])('shows: %s', async (text, given) => {
    await show('/settings/recording', kept(given))
    expect(document.body.textContent).toContain(text)
  })

  test('shows and changes what happens to sessions on sign-out', async () => {
    const asked: RecordingsRequest[] = []
    const { user, settle } = await showConsole({
      path: '/settings/recording',
      recordings: async request => {
        asked.push(request)
        return kept({ outlivesSignOut: request.type !== 'outlive' })
      },
    })
    const choice = within(screen.getByLabelText('Recorded sessions when you sign out'))
    const isChosen = (name: string) => choice.getByRole('radio', { name, checked: true })
    expect(isChosen('Keep')).toBeTruthy()
    await user.click(choice.getByRole('radio', { name: 'Clear' }))
    await settle()
    expect(asked).toContainEqual({ type: 'outlive', outlivesSignOut: false })
    expect(isChosen('Clear')).toBeTruthy()
  })

  test('marks this session, and lists start, duration and path of each', async () => {
    await show('/settings/recording')
    const replay = screen.getByRole('link', { name: 'Replay a log' })
    expect(replay.getAttribute('href')).toBe('/replay')
    const [, first, second] = within(screen.getByRole('table')).getAllByRole('row')
    expect(first?.textContent).toContain('Jan 15, 2025, 12:00:00 PMThis session1m/projects2 KiB')
    expect(second?.textContent).toContain('Jan 15, 2025, 11:59:00 AM2m/images2 KiB')
  })
})

describe('the dialog that reports a problem', () => {
  const open = async (given: Parameters<typeof show>) => {
    const console = await show(...given)
    await console.user.click(screen.getByRole('button', { name: /^User menu/ }))
    await console.settle()
    await console.user.click(screen.getByRole('menuitem', { name: 'Report a problem' }))
    // First its code loads, then the form opens.
    await console.settle()
    await console.settle()
    return { ...console, report: within(screen.getByRole('dialog', { name: 'Report a problem' })) }
  }

  test.each([
    [IN_MEMORY, { outlivesPage: false }],
    ['This session is no longer recorded. It is full.', { ended: 'It is full.' }],
    ['This session is not recorded.', { current: null }],
  ])('says: %s', async (problem, given) => {
    const { report } = await open(['/projects', kept(given)])
    expect(report.getByText(problem)).toBeTruthy()
  })

  test('shows what the file contains', async () => {
    const { report } = await open(['/projects'])
    const facts = report
      .getAllByRole('term')
      .map(term => [term.textContent, term.nextElementSibling?.textContent])
    expect(Object.fromEntries(facts)).toMatchObject({
      From: 'Jan 15, 2025, 12:00:00 PM',
      To: 'Jan 15, 2025, 12:01:30 PM',
      'System release': '14',
      'Your actions': '7',
      'API requests': '4 GET, 2 POST',
      'API answers': '5',
      'Other inputs': '11',
      Text: '20 KiB, compressed in the file',
    })
    expect(report.getByText(/^Tokens, cookies/)).toBeTruthy()
  })

  test('previews the whole text, a hundred lines at a time', async () => {
    const read = vi.fn(async () => Array.from({ length: 230 }, (_, at) => `line ${at}\n`).join(''))
    const { report, user, settle } = await open(['/projects', kept(), read])
    await user.type(report.getByLabelText(/^What happened/), 'It broke')
    await user.click(report.getByRole('button', { name: 'Preview' }))
    await settle()
    expect(read).toHaveBeenCalledWith('this', 'It broke')
    const preview = within(screen.getByRole('dialog', { name: 'Preview' }))
    expect(preview.getByText('Lines 1 to 100 of 230')).toBeTruthy()
    await user.click(preview.getByRole('button', { name: 'Next lines' }))
    await user.click(preview.getByRole('button', { name: 'Next lines' }))
    expect(preview.getByText('Lines 201 to 230 of 230')).toBeTruthy()
    expect(preview.getByRole('region').textContent).toMatch(/^line 200\n.*line 229$/s)
  })

  test('shows why the text cannot be read', async () => {
    const broken = () => Promise.reject(new Error('The database is gone'))
    const { report, user, settle } = await open(['/projects', kept(), broken])
    await user.click(report.getByRole('button', { name: 'Preview' }))
    await settle()
    expect(screen.getByText(/The database is gone/)).toBeTruthy()
  })

  test('gives the steps of the chosen session as text, with the note', async () => {
    const log = readFileSync('tests/logs/main-job.jsonl', 'utf8')
    const read = async (_id: string, note: string) => log.replace('{', `{"note":"${note}",`)
    const { report, user, settle, copied } = await open(['/projects', kept(), read])
    await user.type(report.getByLabelText(/^What happened/), 'It broke')
    await user.click(report.getByRole('button', { name: 'Steps to reproduce' }))
    await settle()
    const steps = within(screen.getByRole('dialog', { name: 'Steps to reproduce' }))
    await user.click(steps.getByRole('button', { name: 'Copy steps' }))
    expect(copied.at(-1)).toMatch(
      /^It broke\n\nSteps to reproduce\n\n1\. Opened .*\n15\. Confirmed\.\n.*\nRack: release 14\n/s,
    )
  })

  test('can be opened after a crash of the console', async () => {
    const told = vi.spyOn(console, 'error').mockReturnValue()
    const View = () => {
      throw new Error('broken')
    }
    const { user, settle } = await showConsole({
      path: '/projects',
      recordings: async () => kept(),
      code: key => (key === 'screen/silo/projects/list' ? Promise.resolve({ View }) : null),
    })
    await user.click(screen.getByRole('button', { name: 'Report a problem' }))
    await settle()
    expect(screen.getByRole('dialog', { name: 'Report a problem' })).toBeTruthy()
    told.mockRestore()
  })

  test.each(['/login/maze-war/local', '/device/verify', '/device/success'])(
    'is available at %s',
    async path => {
      const { user } = await showConsole({ path, recordings: async () => kept() })
      await user.click(screen.getByRole('button', { name: 'Report a problem' }))
      expect(await screen.findByRole('dialog', { name: 'Report a problem' })).toBeTruthy()
    },
  )
})
