import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { THEME_KEY } from '@/store/preferences/slice'

const read = (path: string) =>
  readFileSync(new URL(`../../../../src/${path}`, import.meta.url), 'utf8')

const critical = read('critical/critical.css')
const tokens = read('ui/tokens/tokens.css')

/** The custom properties of all blocks with a matching selector. */
const properties = (css: string, selector: RegExp) =>
  Object.fromEntries(
    Array.from(css.matchAll(/([^{}]*)\{([^{}]*)\}/g))
      .filter(([, head = '']) => selector.test(head))
      .flatMap(([, , body = '']) =>
        Array.from(body.matchAll(/(--[\w-]+):\s*([^;]+);/g), ([, name = '', value = '']) => [
          name,
          value,
        ]),
      ),
  )

const sources: Record<string, string> = {
  '--skeleton-canvas': '--color-canvas',
  '--skeleton-sunken': '--color-sunken',
  '--skeleton-border': '--color-border',
  '--skeleton-block': '--color-border',
  '--skeleton-here': '--color-selected',
  '--skeleton-text': '--color-text',
  '--skeleton-muted': '--color-text-muted',
  '--skeleton-faint': '--color-text-faint',
  '--skeleton-banner': '--color-info-subtle',
  '--skeleton-banner-text': '--color-info-text',
}

describe('the skeleton of the document', () => {
  it.each([
    ['dark', /:root/, /data-theme='dark'/],
    ['light', /data-theme='light'/, /data-theme='light'/],
  ])('has the colours of the %s theme', (_theme, inCritical, inTokens) => {
    const own = properties(critical, inCritical)
    const theme = properties(tokens, inTokens)
    expect(Object.keys(own).toSorted()).toEqual(Object.keys(sources).toSorted())
    for (const [name, token] of Object.entries(sources)) {
      expect([name, own[name]]).toEqual([name, theme[token]])
    }
  })

  it('has the dimensions of the frame', () => {
    const { '--topbar-height': height, '--sidebar-width': width } = properties(tokens, /:root/)
    expect(critical).toContain(`grid-template: ${height} 1fr / ${width} 1fr`)
  })

  it('pulses only if motion is allowed', () => {
    const [still = '', moving = ''] = critical.split('(prefers-reduced-motion: no-preference)')
    expect(still).not.toContain('animation')
    expect(moving).toContain('animation')
  })
})

describe('the theme script of the document', () => {
  it('reads the stored theme of the console', () => {
    expect(read('theme/theme.js')).toContain(`getItem('${THEME_KEY}')`)
  })
})
