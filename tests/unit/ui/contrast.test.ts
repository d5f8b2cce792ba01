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

  it.each(pairs)('shows %s on %s with a contrast of at least %d', (front, ground, least) => {
    expect(contrast(colors.get(front) ?? '', colors.get(ground) ?? '')).toBeGreaterThanOrEqual(
      least,
    )
  })
})

it('both themes have the same colours by name', () => {
  expect([...colorsOf('light').keys()].sort()).toEqual([...colorsOf('dark').keys()].sort())
})
