import { expect, test } from 'vitest'
import { sourcesOf } from './sources'

/** A moment is drawn in this, whose tooltip gives it with the time zone. */
const MOMENT = 'src/ui/Moment/Moment.tsx'

/** Says a time where it is no element: in an announcement, a name, an option, or with its zone. */
const SPOKEN = [
  'src/views/shell/errors/ErrorDetails.tsx',
  'src/views/shell/frame/RefreshNotice.tsx',
  'src/views/settings/report/report.dialog.tsx',
  'src/views/replay/player/Player.tsx',
]

test('every time on the screen can tell its zone', () => {
  const views = ['src/views', 'src/inspector', 'src/ui']
    .flatMap(sourcesOf)
    .filter(({ path }) => path !== MOMENT)
  const timed = views.filter(({ code }) => /\bformat(Date|Exact)?Time\(/.test(code))
  expect(timed.length).toBeGreaterThan(5)
  const zoneless = timed.filter(({ code, path }) => !/<Moment/.test(code) && !SPOKEN.includes(path))
  expect(zoneless.map(({ path }) => path)).toEqual([])
})
