import type { RuleSetRule } from 'webpack'

/** The rule that compiles TypeScript below a folder. */
export const scripts = (include: string, isDevelopment: boolean): RuleSetRule => ({
  test: /\.tsx?$/,
  include,
  loader: 'swc-loader',
  options: {
    // Ignores other configuration of swc.
    swcrc: false,
    // Webpack makes the paths in a parsed source map relative; others would be part of hashes.
    parseMap: true,
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: {
        react: { runtime: 'automatic', development: isDevelopment, refresh: isDevelopment },
      },
    },
  },
})
