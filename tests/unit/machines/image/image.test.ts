import { describe, expect, it } from 'vitest'
import { getShortestPaths } from 'xstate/graph'
import { imageMachine, imageStates, imageVerbs } from '@/machines/image/image.machine'

describe('the life of an image', () => {
  it('reaches every place', () => {
    const events = imageVerbs.map(type => ({ type }))
    const reached = getShortestPaths(imageMachine, { events }).map(path => path.state.value)
    expect(imageStates.filter(place => !reached.includes(place))).toEqual([])
  })
})
