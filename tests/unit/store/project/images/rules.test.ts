import { describe, expect, it } from 'vitest'
import { plainText } from '@/lib/rich-text'
import { can, imageScopes, imageVerbs } from '@/machines/image/image.rules'
import { reasonCannot } from '@/store/project/images/rules'

describe('reasons for an image', () => {
  it('exist exactly if the action is not offered', () => {
    for (const place of imageScopes) {
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
