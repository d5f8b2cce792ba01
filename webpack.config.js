import { register } from 'tsx/esm/api'

// The build is written in TypeScript, like everything else: see tools/webpack/config.ts.
register()
// It loads the screens as well, for the headings of their lists.
await import('./tools/without-styles.mjs')
const { config } = await import('./tools/webpack/config.ts')

export default config
