import { describe, expect, it } from 'vitest'
import {
  can,
  imageScope,
  imageScopes,
  imageVerbs,
  scopeAfter,
} from '@/machines/image/image.machine'

/**
 * The product's promise, typed by hand: the actions on project and silo images, and their results.
 */
const leads = {
  project: { promote: 'silo', demote: undefined, delete: 'destroyed' },
  silo: { promote: undefined, demote: 'project', delete: 'destroyed' },
  destroyed: { promote: undefined, demote: undefined, delete: undefined },
} as const

describe('image states', () => {
  it('are project and silo, until it is deleted', () => {
    expect(imageScopes.toSorted()).toEqual(Object.keys(leads).toSorted())
  })

  describe.each(imageScopes)('%s', place => {
    it.each(imageVerbs)('%s', verb => {
      expect(scopeAfter(place, verb)).toBe(leads[place][verb])
      expect(can(place, verb)).toBe(leads[place][verb] !== undefined)
    })
  })

  it("follow from the image's project", () => {
    expect(imageScope({ projectId: '0b1f7a1e-5a53-4f0e-9d51-6a5f0b7c1d2e' })).toBe('project')
    expect(imageScope({ projectId: null })).toBe('silo')
    expect(imageScope({})).toBe('silo')
  })
})
