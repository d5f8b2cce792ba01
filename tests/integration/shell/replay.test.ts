import { describe, expect, test } from 'vitest'
import { navigationRequested } from '@/store/navigation/events'
import {
  playRequested,
  replayAdvanced,
  replayClosed,
  replayFileChosen,
  replayLogRead,
  replayLogRefused,
  seekRequested,
  selectPlayer,
} from '@/store/replay/player/player'
import { startConsole } from '#tests/support/console'

const open = () => startConsole({ path: '/replay' })

describe('the replay page', () => {
  test('needs no session, sends no request, and starts without a log', async () => {
    const console = await open()
    expect(console.requests).toEqual([])
    expect(selectPlayer(console.state())).toMatchObject({ state: 'empty', isOpen: false })
  })

  test('has a state machine that follows the file, the commands and the frame', async () => {
    const console = await open()
    const player = () => selectPlayer(console.state())
    await console.send(replayFileChosen())
    expect(player()?.state).toBe('reading')
    await console.send(replayLogRead({ inputs: 9 }))
    expect(player()).toMatchObject({ state: 'seeking', isOpen: true, inputs: 9 })
    await console.send(replayAdvanced({ order: 1, position: 0, isDone: true }))
    await console.send(seekRequested({ to: 5 }))
    await console.send(replayAdvanced({ order: 2, position: 5, isDone: true }))
    expect(player()).toMatchObject({ state: 'paused', position: 5, isAtEnd: false })
    await console.send(playRequested())
    expect(player()).toMatchObject({ state: 'playing', isMoving: true })
  })

  test('keeps its position in the address while it rests, and opens a log at that of a link', async () => {
    const console = await startConsole({ path: '/replay?input=7' })
    const player = () => selectPlayer(console.state())
    const address = () => console.history.current().search
    const advance = (position: number, isDone: boolean) =>
      console.send(replayAdvanced({ order: player()?.order ?? 0, position, isDone }))
    await console.send(replayFileChosen())
    await console.send(replayLogRead({ inputs: 9 }))
    expect(player()).toMatchObject({ state: 'seeking', target: 7 })
    await advance(3, false)
    expect(address()).toBe('?input=7')
    await advance(7, true)
    await console.send(seekRequested({ to: 9 }))
    await advance(9, true)
    expect([player()?.state, address()]).toEqual(['paused', '?input=9'])
    await console.send(replayClosed())
    expect(address()).toBe('')
  })

  test.each(['0', '-1', '1.5', 'x', '1e9'])(
    'opens a log at one of its positions, whatever the address says: %s',
    async input => {
      const console = await startConsole({ path: `/replay?input=${input}` })
      await console.send(replayFileChosen())
      await console.send(replayLogRead({ inputs: 9 }))
      expect([0, 9]).toContain(selectPlayer(console.state())?.target)
    },
  )

  test('shows why a file was rejected', async () => {
    const console = await open()
    await console.send(replayFileChosen())
    await console.send(replayLogRefused({ message: 'Line 3 of the log is not JSON' }))
    expect(selectPlayer(console.state())).toMatchObject({
      state: 'refused',
      message: 'Line 3 of the log is not JSON',
    })
  })

  test('closes its log when it is left, and is empty when it opens again', async () => {
    const console = await open()
    await console.send(replayFileChosen())
    await console.send(replayLogRead({ inputs: 9 }))
    await console.send(navigationRequested({ to: '/projects' }))
    expect(selectPlayer(console.state())).toBeUndefined()
    await console.send(navigationRequested({ to: '/replay' }))
    expect(selectPlayer(console.state())?.state).toBe('empty')
  })
})
