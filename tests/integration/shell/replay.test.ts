import { describe, expect, test } from 'vitest'
import { navigationRequested } from '@/store/navigation/events'
import {
  playRequested,
  replayAdvanced,
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
