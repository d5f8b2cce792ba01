/** Set by the bundler of the package: see tools/packaging/bundle.ts. */
declare const __BASALT__: string | undefined

/** The build that the tools are packaged with; undefined in a checkout of the project. */
export const packagedBuild = typeof __BASALT__ === 'undefined' ? undefined : __BASALT__

/** How to run a tool. */
export const commandOf = (tool: string) =>
  packagedBuild === undefined ? `npm run ${tool} --` : `basalt ${tool}`
