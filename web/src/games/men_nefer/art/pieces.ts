/** Wooden pieces in boxes of 100: filled with the colour of their owner, edged dark; the emblem is put on by Piece.svelte. */
const body = (d: string) => `<path class="mn-body" d="${d}"/>`;
const line = (d: string) => `<path class="mn-cut" d="${d}"/>`;

export type PieceKind =
  | 'apprentice' | 'scarab' | 'sun' | 'stone' | 'heart' | 'feather' | 'seal' | 'priestess' | 'boat' | 'sarcophagus' | 'mummy' | 'sphinx' | 'eye' | 'basket' | 'lily' | 'marker';

export const PIECES_ART: { [kind in PieceKind]: string } = {
  apprentice: body('M50 4a21 21 0 0 1 13 37c16 6 23 22 25 55H12c2-33 9-49 25-55A21 21 0 0 1 50 4z'),
  scarab: body('M50 6c10 0 17 5 19 14 16 6 24 20 24 37 0 24-18 39-43 39S7 81 7 57c0-17 8-31 24-37C33 11 40 6 50 6z') + line('M31 20c10 6 28 6 38 0M50 24v10M50 84v12M8 45L0 38M7 62H-2M13 78l-8 7M92 45l8-7M93 62h9M87 78l8 7'),
  sun: body('M50 10a40 40 0 1 1 0 80 40 40 0 0 1 0-80z') + line('M50 0v7M50 93v7M0 50h7M93 50h7M15 15l5 5M80 80l5 5M85 15l-5 5M20 80l-5 5'),
  stone: body('M6 30L50 8l44 22v44L50 96 6 74z') + line('M6 30l44 20 44-20M50 50v46'),
  heart: body('M50 94C18 74 4 56 4 36 4 20 15 10 28 10c9 0 17 5 22 14 5-9 13-14 22-14 13 0 24 10 24 26 0 20-14 38-46 58z'),
  feather: body('M46 98C18 80 10 52 24 24 34 10 50 2 70 2c18 14 22 40 12 62-8 16-20 26-36 34z') + line('M46 98C48 70 54 40 66 16'),
  seal: body('M50 4l12 9 15-3 5 14 14 6-3 15 9 12-9 12 3 15-14 6-5 4H23l-5-4-14-6 3-15-9-12 9-12-3-15 14-6 5-14 15 3z'),
  priestess: body('M50 3c12 0 20 8 20 19v22l20 52H10l20-52V22C30 11 38 3 50 3z'),
  boat: body('M2 30c10 18 20 26 34 28V20h28v38c14-2 24-10 34-28 2 36-14 58-34 58H36C16 88 0 66 2 30z'),
  sarcophagus: body('M32 3h36l22 26-14 68H24L10 29z') + line('M22 40l56 20M78 40L22 60'),
  mummy: body('M50 3c16 0 24 12 24 26 6 8 8 15 8 26L66 97H34L18 55c0-11 2-18 8-26C26 15 34 3 50 3z') + line('M20 46l58 26M80 46L22 72M30 86l40-10'),
  sphinx: body('M4 92V72h14l5-24-5-6V24C18 11 27 4 40 4s22 7 22 20v22c18 4 32 20 34 46z') + line('M18 28h44M26 48h32'),
  eye: body('M2 48C16 24 32 14 50 14s34 10 48 34C84 66 68 74 56 76c2 12-2 20-10 22 0-8-2-16-4-22C28 74 14 64 2 48z') + line('M8 26C24 8 60 2 92 26'),
  basket: body('M4 40h92c0 34-14 56-34 56H38C18 96 4 74 4 40z') + line('M20 40C20 16 34 4 50 4s30 12 30 36M10 58h80'),
  lily: body('M50 4c16 18 24 34 24 50 12-4 20-14 24-28 4 40-14 62-48 62S-2 66 2 26c4 14 12 24 24 28 0-16 8-32 24-50z'),
  marker: body('M50 6l40 44-40 44-40-44z'),
};

/** Where the emblem lies on a piece: centre and size. */
export const EMBLEM_AT: { [kind in PieceKind]: [number, number, number] } = {
  apprentice: [50, 68, 48],
  scarab: [50, 58, 52],
  sun: [50, 50, 56],
  stone: [50, 32, 40],
  heart: [50, 44, 54],
  feather: [50, 46, 50],
  seal: [50, 55, 62],
  priestess: [50, 66, 46],
  boat: [50, 58, 54],
  sarcophagus: [50, 48, 54],
  mummy: [50, 56, 44],
  sphinx: [58, 70, 44],
  eye: [50, 45, 48],
  basket: [50, 68, 48],
  lily: [50, 62, 46],
  marker: [50, 50, 46],
};
