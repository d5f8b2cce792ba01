/**
 * Options for starting Chromium in browser tests and benchmarks. `CHROMIUM` sets another
 * executable.
 */
export const chromiumOptions = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // A process for each site takes a tenth of the time, and there is only one site.
    '--disable-site-isolation-trials',
    '--no-first-run',
  ],
}

/** For tests, which need results soon, where benchmarks measure what users have. */
export const chromiumForTests = {
  ...chromiumOptions,
  args: [
    ...chromiumOptions.args,
    // Pages are closed before V8 would have found out what is worth compiling.
    '--js-flags=--always-sparkplug',
  ],
}

/**
 * For tests of what the console does, not of how fast: together, a browser without a user interface
 * (`HEADLESS_SHELL`) and without the optimizing compilers takes two fifths less processor time.
 */
export const chromiumForJourneys = {
  ...chromiumOptions,
  executablePath: process.env.HEADLESS_SHELL ?? chromiumOptions.executablePath,
  args: [...chromiumOptions.args, '--js-flags=--always-sparkplug --no-maglev --no-turbofan'],
}
