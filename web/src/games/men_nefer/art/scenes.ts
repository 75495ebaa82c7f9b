/** Small scenery in boxes of 100. */
export const SCENES: { [name: string]: string } = {
  palm: '<path d="M46 100c5-24 5-42 1-58h6c5 18 5 36 2 58z" fill="#7a5526"/><path d="M50 44C42 28 26 24 8 36c18-2 30 2 42 8zM50 44c6-18 20-24 40-16-18 0-30 6-40 16zM50 44C34 44 22 54 20 72c8-14 18-22 30-28zM50 44c16 0 28 8 32 26-10-14-20-20-32-26zM50 44C44 30 48 16 60 6c-4 14-6 26-10 38z" fill="#55762f"/>',
  reeds: '<path d="M20 100C18 70 14 50 8 30M34 100c0-34 2-56 2-84M50 100c0-30 6-50 14-70M66 100c2-24 8-40 20-54" fill="none" stroke="#55762f" stroke-width="5" stroke-linecap="round"/><path d="M2 26l6-14 6 14-6 8zM30 12l6-12 6 12-6 10zM60 26l10-12 4 14-9 7z" fill="#8aa04a"/>',
  net: '<path d="M6 62h88c-6 22-16 32-30 32H36C22 94 12 84 6 62z" fill="#8a6436" stroke="#3f2a10" stroke-width="4"/><path d="M38 62L74 14l20 24" fill="none" stroke="#3f2a10" stroke-width="4"/><path d="M94 38v20" stroke="#f6ead0" stroke-width="3"/><path d="M20 62c0-12 6-20 14-20s12 8 12 20z" fill="#f0d9a8" stroke="#3f2a10" stroke-width="3"/>',
  gate: '<path d="M2 100L10 20h32v80zM98 100L90 20H58v80z" fill="#e3c78f" stroke="#8f6f3d" stroke-width="3"/><path d="M40 44h20v14H40z" fill="#d2b072" stroke="#8f6f3d" stroke-width="3"/><path d="M8 20h36v-7H8zM92 20H56v-7h36z" fill="#b0452a"/><path d="M20 13V-4l12 5-12 5M80 13V-4L68 1l12 5" fill="#2a5d9c" stroke="#5b4326" stroke-width="2"/>',
};
