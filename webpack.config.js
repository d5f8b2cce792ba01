import { register } from 'tsx/esm/api'

// The build is written in TypeScript, like everything else: see tools/webpack/config.ts.
register()
const { config } = await import('./tools/webpack/config.ts')

export default config
