import { expect, test } from 'vitest'
import { unmetConditions } from '@/lib/oxql/unmet-conditions'

const ID = '12345678-1234-4234-8234-123456789abc'
const VALUES: Record<string, Record<string, string[]>> = {
  'vm:cpu': { state: ['run', 'idle'], vcpu_id: ['0', '1'], sled_id: [ID] },
}
const unmet = (text: string) =>
  unmetConditions(text, (timeseries, field) => VALUES[timeseries]?.[field]).map(
    ({ timeseries, text: condition }) => `${timeseries} ${condition}`,
  )

test.each([
  ['get vm:cpu | filter state == "rum"', ['vm:cpu state == "rum"']],
  ['get vm:cpu | filter state == "run" && vcpu_id == 7', ['vm:cpu vcpu_id == 7']],
  ['get vm:cpu | filter vcpu_id == 0x1 && (state == "Run")', ['vm:cpu state == "Run"']],
  [`get vm:cpu | filter sled_id == "${ID.toUpperCase()}"`, []],
  [`get vm:cpu | filter sled_id != "${ID}"`, [`vm:cpu sled_id != "${ID}"`]],
  ['get vm:cpu | filter state == "rum" || state == "run"', []],
  ['get vm:cpu | filter !(state == "rum")', []],
  ['get vm:cpu | filter state ~= "rum" && datum > 3 && other == "x"', []],
  ['get vm:disk | filter state == "rum"', []],
  [
    '{ get vm:cpu | filter state == "a"; get vm:cpu } | filter vcpu_id == 9',
    ['vm:cpu state == "a"', 'vm:cpu vcpu_id == 9', 'vm:cpu vcpu_id == 9'],
  ],
])('the conditions of %s that nothing meets', (text, expected) => {
  expect(unmet(text)).toEqual(expected)
})
