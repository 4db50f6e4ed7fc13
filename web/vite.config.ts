// How the client is built into the Python package, and how its tests run.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig(({ mode }) => ({
  base: "/",
  plugins: [svelte()],
  // Tests run without a browser, yet want the client's side of Svelte.
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  build: {
    outDir: "../src/tabard/web",
    emptyOutDir: true,
    assetsDir: "assets",
    // The page's policy allows no data: addresses but for pictures, so nothing is inlined.
    assetsInlineLimit: 0,
    target: "es2022",
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    modulePreload: { polyfill: false },
  },
}));
