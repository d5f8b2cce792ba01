import { act, screen, within } from '@testing-library/react'
import { createActor } from 'xstate'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { renderWidget } from '#tests/support/render'
import type { ConfirmEvent } from '@/machines/confirm/confirm.events'
import { createAppMachine } from '@/machines/app/app.machine'
import type { StoreEvent } from '@/store/setup/event'
import { createCharts } from '@/inspector/chart/charts'
import { Inspector } from '@/inspector/Inspector'
import { objectsOn, type Answers } from '@/inspector/objects'
import { createObserver } from '@/inspector/observer'

const requested: Extract<ConfirmEvent, { type: 'confirm/requested' }> = {
  type: 'confirm/requested',
  payload: { title: 'Delete disk', body: [], tone: 'danger', event: { type: 'x' }, source: 'disk' },
}

const instance = (id: string, runState: string) => ({ id, name: `db${id}`, runState })

/** Answers of the API, in use or not. */
const answered = (queries: Answers['queries'], inUse = Object.keys(queries)): Answers => ({
  queries,
  subscriptions: Object.fromEntries(inUse.map(key => [key, { request: {} }])),
})

/** Renders the drawer with running actors; charts have no layout here. */
const draw = (api = answered({})) => {
  const frames: (() => void)[] = []
  const observer = createObserver({ now: () => 1_500, later: callback => frames.push(callback) })
  const app = createActor(createAppMachine(new Map()), {
    id: 'app',
    systemId: 'app',
    inspect: event => observer.observe(event),
  })
  app.start()
  const confirm = () => app.getSnapshot().children.confirm
  const frame = () => act(() => frames.splice(0).forEach(callback => callback()))
  const send = vi.fn((event: StoreEvent) => confirm()?.send(event as typeof requested))
  onTestFinished(() => document.documentElement.removeAttribute('style'))
  const widget = renderWidget(
    <Inspector
      observer={observer}
      store={{ getState: () => ({ api }), subscribe: () => () => undefined }}
      charts={createCharts(() => Promise.reject(new Error('There are no workers here')))}
      send={send}
      reader={{ locale: 'en-US', timeZone: 'UTC' }}
      openStately={undefined}
    />,
  )
  frame()
  return { ...widget, confirm, frame, observer, send }
}

const actor = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) })
const openTab = async (user: ReturnType<typeof draw>['user'], id: string, name: string) => {
  await user.click(actor(id))
  await user.click(screen.getByRole('tab', { name }))
}

describe('the inspector', () => {
  test('lists all actors with their states, and selects navigation first', () => {
    draw()
    const list = screen.getByRole('navigation', { name: 'Actors' })
    expect(
      within(list)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['app', 'sessionunknown', 'navigationidle', 'confirmclosed', 'connectionconnected'])
    expect(actor('navigation').getAttribute('aria-current')).toBe('true')
    expect(screen.getByRole('heading', { name: 'navigation' })).toBeDefined()
  })

  test('shows a message if a chart cannot be laid out', async () => {
    const { user } = draw()
    await act(() => user.click(actor('confirm')))
    expect(screen.getByText(/could not be laid out/)).toBeDefined()
  })

  test('marks the current state in the list, and the last transition', async () => {
    const { user, confirm, frame, observer } = draw()
    await openTab(user, 'confirm', 'States')
    const current = () =>
      screen
        .getAllByRole('listitem')
        .filter(item => item.getAttribute('aria-current') === 'true')
        .map(item => item.querySelector('span')?.textContent)
    expect(current()).toEqual(['confirm', 'closed'])
    observer.recorded(114)
    act(() => confirm()?.send(requested))
    frame()
    expect(current()).toEqual(['confirm', 'asking'])
    const taken = screen.getByText('last taken').closest('li')
    expect(taken?.textContent).toContain('confirm/requested → asking, does rememberRequest')
    const link = within(taken!).getByRole('link', { name: 'input 114' })
    expect(link.getAttribute('href')).toBe('/replay?input=114')
  })

  test('lists the events of an actor, the latest first, with the changes', async () => {
    const { user, confirm, frame } = draw()
    await openTab(user, 'confirm', 'Events')
    act(() => confirm()?.send(requested))
    frame()
    const events = within(screen.getByRole('list', { name: 'Events' })).getAllByRole('group')
    expect(events[0]?.textContent).toContain('1.500 sconfirm/requestedfrom storeclosed → asking')
    expect(events[1]?.textContent).toContain('starts in closed')
    await user.click(within(events[0]!).getByText('confirm/requested'))
    expect(within(events[0]!).getByText('request')).toBeDefined()
    // Nothing was recorded, so there is no log to lead to.
    expect(screen.queryByRole('link', { name: /^input/ })).toBeNull()
  })

  test('closes and opens with its button, which keeps the focus, and with Alt+M', async () => {
    const { user } = draw()
    await user.click(screen.getByRole('button', { name: 'Close the inspector' }))
    const opener = screen.getByRole('button', { name: 'Open the inspector' })
    expect(document.activeElement).toBe(opener)
    expect(screen.queryByRole('navigation', { name: 'Actors' })).toBeNull()
    await user.keyboard('{Alt>}m{/Alt}')
    expect(screen.getByRole('navigation', { name: 'Actors' })).toBeDefined()
    await user.keyboard('{Escape}')
    expect(screen.getByRole('navigation', { name: 'Actors' })).toBeDefined()
  })

  test('reduces the height of the console, and can be resized with the keyboard', async () => {
    const { user } = draw()
    const room = () => document.documentElement.style.getPropertyValue('--window-bottom')
    const handle = screen.getByRole('separator', { name: 'Size of the inspector' })
    expect(room()).toBe('360px')
    act(() => handle.focus())
    await user.keyboard('{ArrowUp}')
    expect(room()).toBe('384px')
    await user.keyboard('{Home}')
    expect(room()).toBe('160px')
    await user.keyboard('{ArrowDown}')
    expect(room()).toBe('160px')
  })
})

describe('sending an event', () => {
  const choose = async (user: ReturnType<typeof draw>['user'], type: string) => {
    await user.click(screen.getByRole('button', { name: /Event/ }))
    await user.click(await screen.findByRole('option', { name: type }))
  }

  test('offers the events that the machine handles in its state', async () => {
    const { user } = draw()
    await openTab(user, 'confirm', 'Send')
    await user.click(screen.getByRole('button', { name: /Event/ }))
    const options = await screen.findAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'confirm/requested',
      'navigation/failed',
      'navigation/loaded',
    ])
  })

  test('shows where the payload is not valid JSON, and sends nothing', async () => {
    const { user, send } = draw()
    await openTab(user, 'confirm', 'Send')
    await choose(user, 'confirm/requested')
    const payload = screen.getByRole('textbox', { name: 'Payload (JSON)' })
    await user.click(payload)
    await user.paste('{\n  "title": oops\n}')
    expect(screen.getByText('Not JSON at line 2 column 12: expected value')).toBeDefined()
    expect(payload.getAttribute('aria-invalid')).toBe('true')
    await user.click(screen.getByRole('button', { name: 'Send event' }))
    expect(send).not.toHaveBeenCalled()
  })

  test('requires an event', async () => {
    const { user, send } = draw()
    await openTab(user, 'confirm', 'Send')
    await user.click(screen.getByRole('button', { name: 'Send event' }))
    expect(screen.getByText('Choose an event', { selector: '[aria-live]' })).toBeDefined()
    expect(send).not.toHaveBeenCalled()
  })

  test('dispatches it as loggable, and says whether it was handled', async () => {
    const { user, send } = draw()
    await openTab(user, 'confirm', 'Send')
    await choose(user, 'confirm/requested')
    await user.click(screen.getByRole('textbox', { name: 'Payload (JSON)' }))
    await user.paste(JSON.stringify(requested.payload))
    await user.click(screen.getByRole('button', { name: 'Send event' }))
    expect(send).toHaveBeenCalledWith({ ...requested, meta: { isLoggable: true } })
    expect(screen.getByRole('status').textContent).toBe('confirm took confirm/requested.')
  })

  test('excludes the payload from the log on request', async () => {
    const { user, send } = draw()
    await openTab(user, 'confirm', 'Send')
    await choose(user, 'navigation/loaded')
    await user.click(screen.getByRole('checkbox', { name: 'Write the payload to the log' }))
    await user.click(screen.getByRole('button', { name: 'Send event' }))
    expect(send).toHaveBeenCalledWith({ type: 'navigation/loaded', meta: { isLoggable: false } })
  })
})

describe('the objects on the screen', () => {
  const list = {
    endpointName: 'instanceList',
    fulfilledTimeStamp: 1,
    data: { items: [instance('2', 'stopped'), instance('1', 'running'), instance('3', 'odd')] },
  }

  test('are those of answers in use, in the state that was told last, if it is known', () => {
    const api = answered(
      {
        view: {
          endpointName: 'instanceView',
          fulfilledTimeStamp: 2,
          data: instance('1', 'stopping'),
        },
        list,
        disks: {
          endpointName: 'instanceDiskList',
          data: { items: [{ id: '7', name: 'data', state: { state: 'attached' } }] },
        },
        images: { endpointName: 'imageList', data: { items: [{ id: '6', name: 'alpine' }] } },
        left: { endpointName: 'snapshotList', data: { items: [{ id: '8', state: 'ready' }] } },
        other: { endpointName: 'vpcList', data: { items: [{ id: '9', state: 'ready' }] } },
        failed: { endpointName: 'diskList' },
      },
      ['view', 'list', 'disks', 'images', 'other', 'failed'],
    )
    expect(objectsOn(api).map(({ id, shown }) => [id, shown.value, shown.tags])).toEqual([
      ['disk data', 'attached', []],
      ['image alpine', 'silo', []],
      ['instance db1', 'stopping', ['transitioning']],
      ['instance db2', 'stopped', []],
    ])
  })

  test('show which events are legal, where they lead, and why the others are not', async () => {
    const { user } = draw(answered({ list }))
    const tree = screen.getByRole('navigation', { name: 'Objects on the screen' })
    await user.click(within(tree).getByRole('button', { name: 'instance db1running' }))
    expect(screen.queryByRole('tab', { name: 'Send' })).toBeNull()
    await user.click(screen.getByRole('tab', { name: 'Legal events' }))
    const events = within(screen.getByRole('list', { name: 'Events in the state running' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
    expect(events).toContain('stop legal → stopping')
    expect(events).toContain('start not in running: only in stopped, failed')
    await user.click(screen.getByRole('tab', { name: 'Object' }))
    expect(screen.getByText(/"runState": "running"/)).toBeDefined()
  })
})
