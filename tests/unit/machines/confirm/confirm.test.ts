import { describe, expect, test } from 'vitest'
import type { RichText } from '@/lib/rich-text'
import type { ConfirmEvent, ConfirmRequest } from '@/machines/confirm/confirm.events'
import { confirmMachine } from '@/machines/confirm/confirm.machine'
import { run } from '../run'

const request: ConfirmRequest = {
  title: 'Delete disk',
  body: [['Are you sure?']],
  tone: 'danger',
  source: 'diskDelete/1',
  event: { type: 'command/requested' },
}
const asked: ConfirmEvent = { type: 'confirm/requested', payload: request }
const accepted: ConfirmEvent = { type: 'confirm/accepted' }
const ended = (source: string, type: 'command/succeeded' | 'command/failed'): ConfirmEvent => ({
  type,
  payload: { source },
})

describe('confirm', () => {
  test('accepting emits the event once', () => {
    const { value, emitted } = run(confirmMachine, [asked, accepted])
    expect(value).toBe('pending')
    expect(emitted).toEqual([request.event])
    expect(run(confirmMachine, [asked, accepted, accepted]).emitted).toEqual([])
  })

  test('dismissing does nothing; it is too late while pending', () => {
    const dismissed: ConfirmEvent = { type: 'confirm/dismissed' }
    const { value, context } = run(confirmMachine, [asked, dismissed])
    expect(value).toBe('closed')
    expect(context.request).toBeNull()
    expect(run(confirmMachine, [asked, accepted, dismissed]).value).toBe('pending')
  })

  test('waits for its box to be checked, anew each time', () => {
    const risky: ConfirmEvent = {
      type: 'confirm/requested',
      payload: { ...request, acknowledgement: 'I understand' },
    }
    const check = (isChecked: boolean): ConfirmEvent => ({
      type: 'confirm/acknowledged',
      payload: { isChecked },
    })
    const dismissed: ConfirmEvent = { type: 'confirm/dismissed' }
    const valueAfter = (...events: ConfirmEvent[]) => run(confirmMachine, events).value
    expect(valueAfter(risky, accepted)).toBe('asking')
    expect(valueAfter(risky, check(true), accepted)).toBe('pending')
    expect(valueAfter(risky, check(true), check(false), accepted)).toBe('asking')
    expect(valueAfter(risky, check(true), dismissed, risky, accepted)).toBe('asking')
  })

  test('waits for its word to be typed, anew each time', () => {
    const risky: ConfirmEvent = { type: 'confirm/requested', payload: { ...request, word: 'web' } }
    const typed = (text: string): ConfirmEvent => ({ type: 'confirm/typed', payload: { text } })
    const dismissed: ConfirmEvent = { type: 'confirm/dismissed' }
    const valueAfter = (...events: ConfirmEvent[]) => run(confirmMachine, events).value
    expect(valueAfter(risky, accepted)).toBe('asking')
    expect(valueAfter(risky, typed('Web'), accepted)).toBe('asking')
    expect(valueAfter(risky, typed(' web '), accepted)).toBe('pending')
    expect(valueAfter(risky, typed('web'), dismissed, risky, accepted)).toBe('asking')
  })

  test.each(['command/succeeded', 'command/failed'] as const)('closes on %s of its own', type => {
    expect(run(confirmMachine, [asked, accepted, ended('other', type)]).value).toBe('pending')
    expect(run(confirmMachine, [asked, accepted, ended('diskDelete/1', type)]).value).toBe('closed')
  })

  test.each(['navigation/loaded', 'navigation/failed'] as const)(
    'is gone with the screen that it was asked on: %s',
    type => {
      expect(run(confirmMachine, [asked, { type }]).value).toBe('closed')
      const { value, context } = run(confirmMachine, [asked, accepted, { type }])
      expect(value).toBe('closed')
      expect(context.request).toBeNull()
    },
  )

  test('a second request does not replace the first', () => {
    const other: ConfirmEvent = { type: 'confirm/requested', payload: { ...request, title: 'B' } }
    expect(run(confirmMachine, [asked, other]).context.request?.title).toBe('Delete disk')
  })

  test('the chosen alternative is emitted in place of the event', () => {
    const alternative = { label: 'Delete all', event: { type: 'command/other' } }
    const offered: ConfirmEvent = {
      type: 'confirm/requested',
      payload: { ...request, alternative },
    }
    const chosen: ConfirmEvent = { type: 'confirm/optionChosen', payload: { isChosen: true } }
    expect(run(confirmMachine, [offered, accepted]).emitted).toEqual([request.event])
    expect(run(confirmMachine, [offered, chosen, accepted]).emitted).toEqual([alternative.event])
  })

  test('the alternative is chosen at first if the plain form is not possible', () => {
    const plain = { label: 'Delete one', obstacle: 'Detach it first' }
    const alternative = { label: 'Delete all', event: { type: 'command/other' }, plain }
    const payload = { ...request, alternative }
    const { emitted } = run(confirmMachine, [{ type: 'confirm/requested', payload }, accepted])
    expect(emitted).toEqual([alternative.event])
  })

  describe('contents that may block the command', () => {
    const contents = {
      kind: 'project',
      name: 'web',
      kinds: [{ kind: 'disk', query: {}, href: '/disks' }],
    }
    const asksAfter: ConfirmEvent = {
      type: 'confirm/requested',
      payload: { ...request, contents },
    }
    const checked = (obstacle: RichText | null, source = request.source): ConfirmEvent => ({
      type: 'confirm/checked',
      payload: { source, obstacle },
    })

    test('are checked before the user can confirm', () => {
      const { value, emitted } = run(confirmMachine, [asksAfter])
      expect(value).toBe('checking')
      expect(emitted).toEqual([
        { type: 'confirm/checkStarted', payload: { source: request.source, contents } },
      ])
      expect(run(confirmMachine, [asksAfter, accepted]).value).toBe('checking')
      expect(run(confirmMachine, [asksAfter, checked(null), accepted]).value).toBe('pending')
    })

    test('block the confirmation if there are any', () => {
      const { value, context } = run(confirmMachine, [asksAfter, checked(['It holds 1 disk.'])])
      expect(value).toBe('impossible')
      expect(context.obstacle).toEqual(['It holds 1 disk.'])
      const after = run(confirmMachine, [asksAfter, checked(['It holds 1 disk.']), accepted])
      expect(after.value).toBe('impossible')
    })

    test('accept only the result of their own check, and can be dismissed meanwhile', () => {
      expect(run(confirmMachine, [asksAfter, checked(null, 'other')]).value).toBe('checking')
      const dismissed: ConfirmEvent = { type: 'confirm/dismissed' }
      const { value, context } = run(confirmMachine, [asksAfter, checked(['No.']), dismissed])
      expect(value).toBe('closed')
      expect(context).toMatchObject({ request: null, obstacle: null })
      expect(run(confirmMachine, [asksAfter, dismissed, checked(['No.'])]).value).toBe('closed')
    })
  })

  describe('objects that can be deleted too', () => {
    const option = {
      label: 'Also delete its disks',
      kind: 'disk',
      fates: { kept: 'will be detached', chosen: 'will be deleted' },
      query: {},
      endpoint: 'diskDelete',
      parents: {},
    }
    const asks: ConfirmEvent = { type: 'confirm/requested', payload: { ...request, option } }
    const found: ConfirmEvent = {
      type: 'confirm/checked',
      payload: { source: request.source, obstacle: null, names: ['one'] },
    }
    const chosen: ConfirmEvent = { type: 'confirm/optionChosen', payload: { isChosen: true } }

    test('are looked up first, and left alone unless they are chosen', () => {
      expect(run(confirmMachine, [asks]).emitted).toEqual([
        { type: 'confirm/checkStarted', payload: { source: request.source, option } },
      ])
      expect(run(confirmMachine, [asks, accepted]).value).toBe('checking')
      expect(run(confirmMachine, [asks, found, accepted]).emitted).toEqual([request.event])
    })

    test('are named before the event if they are chosen', () => {
      expect(run(confirmMachine, [asks, found, chosen, accepted]).emitted).toEqual([
        {
          type: 'confirm/optionConfirmed',
          payload: { source: request.source, option, names: ['one'] },
        },
        request.event,
      ])
    })

    test('are not chosen in the next question', () => {
      const dismissed: ConfirmEvent = { type: 'confirm/dismissed' }
      const { context } = run(confirmMachine, [asks, found, chosen, dismissed, asks])
      expect(context).toMatchObject({ names: [], isOptionChosen: false })
    })
  })
})
