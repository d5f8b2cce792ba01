import { describe, expect, it } from 'vitest'
import { getShortestPaths } from 'xstate/graph'
import { plainText } from '@/lib/rich-text'
import { imageMachine, imageStates, imageVerbs } from '@/machines/image/image.machine'
import { can, reasonCannot } from '@/machines/image/image.rules'

describe('the life of an image', () => {
  it('reaches every place', () => {
    const events = imageVerbs.map(type => ({ type }))
    const reached = getShortestPaths(imageMachine, { events }).map(path => path.state.value)
    expect(imageStates.filter(place => !reached.includes(place))).toEqual([])
  })

  it('gives a reason exactly where a verb is not offered', () => {
    for (const place of imageStates) {
      for (const verb of imageVerbs) {
        expect(reasonCannot(place, verb) === undefined, `${place} ${verb}`).toBe(can(place, verb))
      }
    }
  })

  it.each([
    ['silo', 'promote', 'Only project images can be promoted'],
    ['project', 'demote', 'Only silo images can be demoted'],
    ['destroyed', 'delete', 'The image is already deleted'],
  ] as const)('%s: %s', (place, verb, expected) => {
    expect(plainText(reasonCannot(place, verb) ?? '')).toBe(expected)
  })
})
