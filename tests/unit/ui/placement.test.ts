import { describe, expect, it } from 'vitest'
import { placement } from '@/ui/Popup/usePlacement'

const field = (top: number) => ({ top, bottom: top + 32 })

describe('where a popup goes', () => {
  it('hangs 12 px below its field while there is room', () => {
    expect(placement(field(100), 800)).toMatchObject({ side: 'below', edge: 144 })
  })

  it('stands above where there is more room', () => {
    const { side, edge } = placement(field(700), 800)
    expect(side).toBe('above')
    // Measured from the bottom of the window.
    expect(edge).toBe(112)
  })

  it('stays below in a low window with no more room above', () => {
    expect(placement(field(20), 200).side).toBe('below')
  })

  it('never takes more room than the window has', () => {
    expect(placement(field(100), 800).room).toBeLessThan(800 - 132)
    expect(placement(field(700), 800).room).toBeLessThan(700)
  })
})
