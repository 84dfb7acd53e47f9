import { rolldown } from 'rolldown'

/**
 * A machine as one module, for the Stately visualizer: everything that it imports stands in it, except `xstate`, which the
 * visualizer has.
 */
export async function bundleFlow(name: string): Promise<string> {
  const bundle = await rolldown({ input: `machines/${name}/${name}.machine.ts`, external: ['xstate'] })
  const { output } = await bundle.generate({ format: 'esm' })
  await bundle.close()
  return output[0].code
}
