import { describe, expect, it } from 'vitest'
import {
  instanceVerbs,
  type InstanceRunState,
  allowedStates,
  can,
  hasTag,
} from '@/machines/instance/instance.machine'

describe('a state this build does not know', () => {
  it('offers nothing and does not throw', () => {
    const unknown: InstanceRunState = JSON.parse('"hibernating"')
    expect(instanceVerbs.filter(verb => can(unknown, verb))).toEqual([])
    expect(hasTag(unknown, 'transitioning')).toBe(false)
    expect(allowedStates('start')).not.toContain(unknown)
  })
})
