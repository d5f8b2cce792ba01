import { describe, expect, test } from 'vitest'
import {
  CUSTOM_PRESET,
  familyOf,
  findPreset,
  firstPreset,
  PRESET_FAMILIES,
} from '@/store/project/instance-create/presets'

const sizes = (familyId: string) =>
  PRESET_FAMILIES.find(({ id }) => id === familyId)?.presets.map(
    ({ ncpus, memory }) => `${ncpus}/${memory}`,
  )

describe('the presets', () => {
  test('are in four families, the last of which is for custom numbers', () => {
    expect(PRESET_FAMILIES.map(({ label }) => label)).toEqual([
      'General purpose',
      'High CPU',
      'High memory',
      'Custom',
    ])
  })

  test.each([
    ['general', ['2/8', '4/16', '8/32', '16/64', '32/128']],
    ['highCPU', ['2/4', '4/8', '8/16', '16/32', '32/64']],
    ['highMemory', ['2/16', '4/32', '8/64', '16/128']],
    ['custom', []],
  ])('of %s: %j', (familyId, expected) => {
    expect(sizes(familyId)).toEqual(expected)
  })

  test('are selected by opening their family, which selects the first', () => {
    expect(['general', 'highCPU', 'highMemory', 'custom'].map(firstPreset)).toEqual([
      'general-xs',
      'highCPU-xs',
      'highMemory-xs',
      CUSTOM_PRESET,
    ])
  })

  test('determine the open family', () => {
    expect(familyOf('highMemory-lg').label).toBe('High memory')
    expect(familyOf(CUSTOM_PRESET).label).toBe('Custom')
    expect(findPreset('general-lg')).toEqual({ id: 'general-lg', ncpus: 16, memory: 64 })
    expect(findPreset(CUSTOM_PRESET)).toBeUndefined()
  })
})
