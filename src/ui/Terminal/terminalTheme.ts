import type { ITheme } from '@xterm/xterm'

/** The design's colours for the parts of a terminal. */
const TOKENS = {
  background: '--color-sunken',
  foreground: '--color-text',
  cursor: '--color-accent',
  cursorAccent: '--color-sunken',
  selectionBackground: '--color-info-border',
  selectionInactiveBackground: '--color-neutral-border',
  black: '--color-neutral-solid',
  red: '--color-danger-text',
  green: '--color-success-text',
  yellow: '--color-notice-text',
  blue: '--color-info-text',
  magenta: '--color-purple-text',
  cyan: '--color-accent-text',
  white: '--color-text-muted',
  brightBlack: '--color-text-faint',
  brightRed: '--color-danger-text',
  brightGreen: '--color-success-text',
  brightYellow: '--color-notice-text',
  brightBlue: '--color-info-text',
  brightMagenta: '--color-purple-text',
  brightCyan: '--color-accent-text',
  brightWhite: '--color-text',
} as const satisfies Partial<Record<keyof ITheme, string>>

/** Reads the current tokens of the document. */
const readTokens = () => {
  const style = getComputedStyle(document.documentElement)
  return (token: string) => style.getPropertyValue(token).trim()
}

/** The document's theme in the format of the terminal. */
export const terminalTheme = (): ITheme => {
  const valueOf = readTokens()
  return Object.fromEntries(Object.entries(TOKENS).map(([name, token]) => [name, valueOf(token)]))
}

/** The colours of marked finds. */
export const findColors = () => {
  const valueOf = readTokens()
  return {
    matchBackground: valueOf('--color-notice-subtle'),
    matchBorder: valueOf('--color-notice-text'),
    matchOverviewRuler: valueOf('--color-notice-solid'),
    activeMatchBackground: valueOf('--color-notice-border'),
    activeMatchBorder: valueOf('--color-text'),
    activeMatchColorOverviewRuler: valueOf('--color-accent'),
  }
}

/** Calls back when the document's theme changes. Returns a function that stops it. */
export const watchTheme = (changed: () => void): (() => void) => {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
