import { expect, test } from 'vitest'
import { sourcesOf } from './sources'

/** The component for times, whose tooltip includes the time zone. */
const MOMENT = 'src/ui/Moment/Moment.tsx'

/**
 * Modules that write a time as plain text: in announcements, names, options, for filters, or with
 * its zone.
 */
const SPOKEN = [
  'src/views/shared/columns.tsx',
  'src/views/shared/value-columns.tsx',
  'src/views/shell/errors/ErrorDetails.tsx',
  'src/views/shell/frame/RefreshNotice.tsx',
  'src/views/settings/report/report.dialog.tsx',
  'src/views/replay/player/Player.tsx',
]

test('every time on the screen shows its time zone on demand', () => {
  const views = ['src/views', 'src/inspector', 'src/ui']
    .flatMap(sourcesOf)
    .filter(({ path }) => path !== MOMENT)
  const timed = views.filter(({ code }) => /\bformat(Date|Exact)?Time\(/.test(code))
  expect(timed.length).toBeGreaterThan(5)
  const zoneless = timed.filter(({ code, path }) => !/<Moment/.test(code) && !SPOKEN.includes(path))
  expect(zoneless.map(({ path }) => path)).toEqual([])
})
