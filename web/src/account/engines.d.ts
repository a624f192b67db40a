/** The SHA-256 of each build of the engine; see vite.engines.ts. */
declare module "virtual:damier-engines" {
  export const simd: string;
  export const plain: string;
}
