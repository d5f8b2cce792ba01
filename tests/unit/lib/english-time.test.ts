import { execFileSync } from 'node:child_process'
import { describe, expect, it, vi } from 'vitest'
import { formatDate, formatTime, type Locale } from '@/lib/time'

/** ICU versions differ in the kind of space before AM. */
const plainSpaces = (text: string) => text.replace(/\s/g, ' ')

const HOUR = 3_600_000

/** Years with and without a leap day, all hours, and before 1970. */
const MOMENTS = Array.from({ length: 500 }, (_, step) => (step - 100) * 1_009.7 * HOUR)

const READ = `
  import { formatDate, formatTime } from './src/lib/time.ts'
  const moments = JSON.parse(process.argv.at(-1))
  const own = { locale: 'en-US', timeZone: process.env.TZ, isOwnZone: true }
  console.log(JSON.stringify(moments.map(at => formatDate(at, own) + ' ' + formatTime(at, own))))
`

/** What a machine in another time zone writes: the zone of a process is fixed when it starts. */
const writtenIn = (timeZone: string): string[] =>
  JSON.parse(
    execFileSync(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '--eval', READ, JSON.stringify(MOMENTS)],
      { env: { ...process.env, TZ: timeZone }, encoding: 'utf8' },
    ),
  )

describe('English dates and times', () => {
  it.each(['America/New_York', 'Asia/Kolkata'])('are formatted as by Intl in %s', timeZone => {
    const byIntl: Locale = { locale: 'en-US', timeZone }
    const expected = MOMENTS.map(at => `${formatDate(at, byIntl)} ${formatTime(at, byIntl)}`)
    expect(writtenIn(timeZone)).toEqual(expected.map(plainSpaces))
  })
})

describe('a time in the machine’s own time zone', () => {
  const here: Locale = { locale: 'en-US', timeZone: 'UTC', isOwnZone: true }

  it('is written without Intl in English only', () => {
    const make = vi.spyOn(Intl, 'DateTimeFormat')
    formatDate(0, here)
    formatTime(0, here)
    expect(make).not.toHaveBeenCalled()
    formatDate(0, { ...here, locale: 'en-GB' })
    expect(make).toHaveBeenCalledOnce()
    make.mockRestore()
  })

  it('is a dash if it cannot be parsed', () => {
    expect(formatDate('soon', here)).toBe('—')
    expect(formatTime('', here)).toBe('—')
  })

  it('is left to Intl before year 1', () => {
    expect(formatDate(Date.UTC(-50, 0, 15), here)).toMatch(/\b51\b/)
  })
})
