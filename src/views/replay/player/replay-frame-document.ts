/**
 * The frame's content policy. It may run the console's own scripts with its styles and fonts, but
 * has no network, forms or frames. The page's policy applies to it as well.
 */
const POLICY = [
  "default-src 'none'",
  `script-src 'self'${__DEV__ ? " 'unsafe-eval'" : ''}`,
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'none'",
  "form-action 'none'",
  "base-uri 'none'",
].join('; ')

const addressesOf = <Tag extends Element>(selector: string, read: (element: Tag) => string) =>
  Array.from(document.querySelectorAll<Tag>(selector), read)

/** The document of the frame, which is always the same, whatever the log says. */
const frameDocument = (): string => {
  const styles = addressesOf<HTMLLinkElement>('link[rel="stylesheet"]', ({ href }) => href)
  const scripts = addressesOf<HTMLScriptElement>('script[defer][src]', ({ src }) => src)
  const { theme = 'dark' } = document.documentElement.dataset
  return [
    `<!doctype html><html lang="en" data-theme="${theme}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
    '<title>Replay</title>',
    ...styles.map(href => `<link rel="stylesheet" href="${href}">`),
    ...scripts.map(src => `<script defer src="${src}"></script>`),
    '</head><body><div id="root" style="height:100%"></div></body></html>',
  ].join('')
}

/** Markup that the policy of the page trusts. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML: () => string },
  ): { createHTML: (text: string) => string }
}

declare global {
  interface Window {
    /** Missing in browsers that cannot enforce the policy. */
    trustedTypes?: TrustedTypes
  }
}

/** Made once: the browser takes each name for one policy. */
let policy: ReturnType<TrustedTypes['createPolicy']> | undefined

/**
 * The document of the frame that replays a console. It runs the scripts of this page again in its
 * own window; its address tells them what to do. Being inline, it needs no address on the host,
 * which allows no frames.
 */
export const replayFrameDocument = (): string => {
  policy ??= window.trustedTypes?.createPolicy('replay-frame', { createHTML: frameDocument })
  return policy ? policy.createHTML('') : frameDocument()
}
