import type { ManifestOptions } from "vite-plugin-pwa";

/** What an operating system is told about the installed app. */
export const manifest: Partial<ManifestOptions> = {
  id: "/",
  name: "Damier",
  short_name: "Damier",
  description: "International draughts, checkers, Russian and Brazilian: play a friend or the computer, offline.",
  scope: "/",
  start_url: "/",
  display: "standalone",
  background_color: "#ecece1",
  theme_color: "#ecece1",
  categories: ["games"],
  icons: [
    { src: "/icons/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
    { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
    { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
    { src: "/icons/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
  // Made by `npm run screenshots`.
  screenshots: [
    { src: "/screenshots/wide.jpg", sizes: "1280x800", type: "image/jpeg", form_factor: "wide", label: "A refused move, and the capture that must be played" },
    { src: "/screenshots/narrow.jpg", sizes: "390x780", type: "image/jpeg", form_factor: "narrow", label: "A game on a phone" },
  ],
  shortcuts: [
    { name: "Play", url: "/?go=play", icons: [{ src: "/icons/icon-192.png", sizes: "192x192" }] },
    { name: "Rules", url: "/?go=rules", icons: [{ src: "/icons/icon-192.png", sizes: "192x192" }] },
  ],
};
