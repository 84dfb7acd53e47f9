import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import type { PluginOption } from 'vite'

/** Vite's plugins for code that contains Lingui's macros and reads its catalogues. */
export const macroPlugins = (): PluginOption[] => [
  babel({ presets: [linguiTransformerBabelPreset()] }),
  lingui(),
]
