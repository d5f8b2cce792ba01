import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { confirmed } from '@/store/commands/action'
import { formChanged, formRequested } from '@/store/forms/events'
import { navigationRequested } from '@/store/navigation/events'
import { paletteToggled } from '@/store/palette/slice'
import type { StoreEvent } from '@/store/setup/event'
import { showConsole } from '#tests/support/shown-console'

/** Latency of the API in milliseconds: only some dialogs wait for it. */
const ANSWER_TAKES = 120

/** Milliseconds after which cached data have expired. */
const FORGOTTEN_AFTER = 301_000

const DIALOGS: Record<string, StoreEvent> = {
  'Quick actions': paletteToggled(),
  'Create disk': formRequested({
    form: 'diskCreate',
    params: { project: 'mock-project', mode: 'collect' },
  }),
  'Report a problem': formRequested({ form: 'problemReport', params: {} }),
  'Delete disk': confirmed(
    { verb: 'Delete', kind: 'disk', name: 'disk-1' },
    {
      source: 'diskDelete/1',
      command: { endpoint: 'diskDelete', args: { path: { disk: 'disk-1' } } },
      errorTitle: 'Could not delete disk',
    },
  ),
  'Discard changes?': navigationRequested({ to: '/projects' }),
}
const NAMES = Object.keys(DIALOGS)

/** Of two forms, one that is still loading is replaced by the other. */
const areForms = (...names: string[]) => names.every(name => formRequested.match(DIALOGS[name]!))

const PAIRS = NAMES.flatMap(first =>
  NAMES.filter(second => second !== first && !areForms(first, second)).map(
    second => [first, second] as const,
  ),
)

/** The dialogs that are not behind another one. */
const usable = () =>
  [...screen.queryAllByRole('dialog'), ...screen.queryAllByRole('alertdialog')].map(
    dialog =>
      dialog.getAttribute('aria-label') ??
      document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent,
  )

test.each([0, 40, 119, 120, 500])(
  'of any two dialogs, the one requested %i ms later is on top, and Escape closes it first',
  async gap => {
    const console = await showConsole({
      path: '/projects/mock-project/instances-new',
      hold: () => new Promise(resolve => setTimeout(resolve, ANSWER_TAKES)),
    })
    await act(() => console.advance(ANSWER_TAKES))
    const values = { name: 'half-typed' }
    await console.send(formChanged({ form: 'instanceCreate', values }))
    for (const [first, second] of PAIRS) {
      const pair = `${first}, then ${second}`
      await act(async () => {
        console.app.send(DIALOGS[first]!)
        await console.elapse(gap)
        console.app.send(DIALOGS[second]!)
        await console.elapse(1_000)
      })
      await console.settle()
      expect(usable(), pair).toEqual([second])
      await console.user.keyboard('{Escape}')
      await act(() => console.advance(100))
      expect(usable(), pair).toEqual([first])
      await console.user.keyboard('{Escape}')
      await act(() => console.advance(100))
      expect(usable(), pair).toEqual([])
      expect(document.querySelectorAll('[inert]'), pair).toHaveLength(0)
      await act(() => console.advance(FORGOTTEN_AFTER))
    }
  },
  60_000,
)
