import { describe, expect, it } from 'vitest'
import { deviceCodeLetters, formatDeviceCode, isCompleteDeviceCode } from '@/lib/device-code'

describe('device code', () => {
  it.each([
    ['abcdefgh', 'ABCDEFGH'],
    ['ABCD-EFGH', 'ABCDEFGH'],
    [' a1b2 ', 'AB'],
    ['abcdefghij', 'ABCDEFGH'],
    ['äöü', ''],
  ])('takes the letters of %j', (text, expected) => expect(deviceCodeLetters(text)).toBe(expected))

  it('is complete with eight letters', () => {
    expect(isCompleteDeviceCode('ABCDEFG')).toBe(false)
    expect(isCompleteDeviceCode('ABCDEFG1')).toBe(false)
    expect(isCompleteDeviceCode('ABCDEFGH')).toBe(true)
  })

  it('is sent with a dash after the fourth letter', () => {
    expect(formatDeviceCode('abcdefgh')).toBe('ABCD-EFGH')
    expect(formatDeviceCode('errorabc')).toBe('ERRO-RABC')
  })
})
