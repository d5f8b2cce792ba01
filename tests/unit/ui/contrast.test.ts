import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('../../../src/ui/tokens/tokens.css', import.meta.url), 'utf8')

const colorsOf = (theme: string): Map<string, string> => {
  const block = css.slice(css.indexOf(`[data-theme='${theme}'] {`))
  const body = block.slice(0, block.indexOf('}'))
  return new Map(
    Array.from(body.matchAll(/--color-([\w-]+): (#[\da-f]{6});/g), ([, name, hex]) => [
      String(name),
      String(hex),
    ]),
  )
}

const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4

/** Relative luminance, as WCAG 2 defines it. */
const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at =>
    linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** The hue in OKLCH, in degrees. */
const hueOf = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at =>
    linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  )
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short
  return (Math.atan2(b, a) * 180) / Math.PI
}

const hueDistance = (one: string, other: string): number => {
  const apart = Math.abs(hueOf(one) - hueOf(other)) % 360
  return Math.min(apart, 360 - apart)
}

/** Colors with different meanings that stand side by side, such as a focused and an invalid field. */
const APART = [
  ['accent', 'danger-text'],
  ['accent', 'danger-solid'],
  ['focus', 'danger-text'],
  ['focus', 'danger-solid'],
  ['focus', 'accent'],
] as const

const TEXT = 4.5
const GRAPHICS = 3

const GROUNDS = ['canvas', 'surface', 'raised', 'sunken', 'hover', 'pressed', 'selected']
const TONES = ['success', 'info', 'danger', 'notice', 'neutral', 'purple']

/** Foreground, grounds it appears on, least contrast. */
const RULES: readonly (readonly [string, readonly string[], number])[] = [
  ...['text', 'text-muted', 'text-faint', 'accent-text'].map(
    name => [name, GROUNDS, TEXT] as const,
  ),
  ['on-accent', ['accent', 'accent-hover'], TEXT],
  ['accent-text', ['accent-subtle'], TEXT],
  ['text', ['accent-subtle', ...TONES.map(tone => `${tone}-subtle`)], TEXT],
  ['danger-on-solid', ['danger-solid-hover'], TEXT],
  ...TONES.map(tone => [`${tone}-text`, [...GROUNDS, `${tone}-subtle`], TEXT] as const),
  ...TONES.map(tone => [`${tone}-on-solid`, [`${tone}-solid`], TEXT] as const),
  ['border-strong', ['canvas', 'surface', 'raised', 'sunken'], GRAPHICS],
  ['focus', GROUNDS, GRAPHICS],
  ['accent', ['canvas', 'surface', 'raised', 'pressed'], GRAPHICS],
  ...[1, 2, 3, 4].map(line => [`chart-${line}`, ['surface', 'raised'], GRAPHICS] as const),
]

describe.each(['dark', 'light'])('the %s theme', theme => {
  const colors = colorsOf(theme)
  const pairs = RULES.flatMap(([front, grounds, least]) =>
    grounds.map(ground => [front, ground, least] as const),
  )

  it.each(APART)('has %s and %s at least 60 degrees of hue apart', (one, other) => {
    expect(hueDistance(colors.get(one) ?? '', colors.get(other) ?? '')).toBeGreaterThanOrEqual(60)
  })

  it.each(pairs)('shows %s on %s with a contrast of at least %d', (front, ground, least) => {
    expect(contrast(colors.get(front) ?? '', colors.get(ground) ?? '')).toBeGreaterThanOrEqual(
      least,
    )
  })
})

it('both themes have the same colours by name', () => {
  expect([...colorsOf('light').keys()].sort()).toEqual([...colorsOf('dark').keys()].sort())
})
