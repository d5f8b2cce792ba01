import HtmlPlugin from 'html-webpack-plugin'
import type { Compiler, WebpackPluginInstance } from 'webpack'

const NAME = 'StylesAfterSkeletonPlugin'

/**
 * Moves the console's stylesheet behind the skeleton in the document. In the head it would keep the
 * browser from painting what the document brings its own style for.
 */
export class StylesAfterSkeletonPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(NAME, compilation => {
      HtmlPlugin.getHooks(compilation).alterAssetTagGroups.tap(NAME, data => {
        const isStyle = ({ tagName, attributes }: HtmlPlugin.HtmlTagObject) =>
          tagName === 'link' && attributes.rel === 'stylesheet'
        data.bodyTags.push(...data.headTags.filter(isStyle))
        data.headTags = data.headTags.filter(tag => !isStyle(tag))
        return data
      })
    })
  }
}
