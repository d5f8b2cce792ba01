import { describe, expect, it } from 'vitest'
import { plainText } from '@/lib/rich-text'
import { can, imageScopes, imageVerbs } from '@/machines/image/image.machine'
import { reasonCannot } from '@/store/project/images/rules'

describe('reasons for an image', () => {
  it('exist exactly if the action is not offered', () => {
    for (const scope of imageScopes) {
      for (const verb of imageVerbs) {
        expect(reasonCannot(scope, verb) === undefined, `${scope} ${verb}`).toBe(can(scope, verb))
      }
    }
  })

  it.each([
    ['silo', 'promote', 'Only project images can be promoted'],
    ['project', 'demote', 'Only silo images can be demoted'],
    ['destroyed', 'delete', 'The image is already deleted'],
  ] as const)('%s: %s', (scope, verb, expected) => {
    expect(plainText(reasonCannot(scope, verb) ?? '')).toBe(expected)
  })
})
