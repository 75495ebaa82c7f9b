/** The ten people, in profile as the painters showed them: men red-brown, women ochre. Each in a box of 100 units. */
const LINE = '#33220f';
const HAIR = '#241a16';
const shape = (d: string, fill: string, width = 2) =>
  `<path d="${d}" fill="${fill}" stroke="${LINE}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;
const plain = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
const line = (d: string, colour = LINE, width = 2) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const dot = (x: number, y: number, r: number, fill: string) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

const MAN = '#a85a32';
const WOMAN = '#d9a05f';

const FACE =
  'M38 25c-3 5-4 9-4 12l-5 8c-1 2 1 3 4 3l0 3-2 2 2 2c-1 4 1 7 5 7l6 0v10c-13 3-23 9-26 24h66c-2-13-9-20-20-24V34c0-18-20-24-26-9z';
const bust = (skin: string, dress: string) =>
  shape(FACE, skin) +
  shape('M18 96c2-9 6-14 12-17 6 8 28 9 38-1 9 3 14 9 16 18z', dress) +
  `<path d="M33 38c4-4 9-4 12-1-4 4-8 4-12 1z" fill="#fff8e8" stroke="${LINE}" stroke-width="1.5"/>` +
  dot(38.5, 38, 2, LINE) +
  line('M45 37l8-1', LINE, 2) +
  line('M33 32c4-3 10-3 15 0', LINE, 2.2) +
  line('M32 52.5l5-.5', LINE, 1.6) +
  line('M30 46l3 .5', LINE, 1.4);
const collar = (one: string, two: string) =>
  shape('M39 72c9 6 20 6 29 0l8 8c-12 13-34 13-46 0z', one, 1.8) + line('M35 77c11 9 27 9 37 0', two, 3.4) + line('M37 74.5c10 8 23 8 33 0', '#f2d68c', 1.4);
const shortWig = shape('M36 26c4-12 32-12 33 12 1 10-1 18-3 26H54c2-8 2-14 0-20-6-4-10-10-11-17z', HAIR) + line('M45 22c7 4 14 10 17 20M52 19c7 5 11 12 12 22M57 46c3 5 3 11 2 17M63 46c2 5 2 11 1 17', '#5a4436', 1.6);
const longWig = shape('M36 26c4-14 36-14 38 14 1 16 4 32 6 44H58c1-16-1-30-5-40-5-4-9-10-10-17z', HAIR) + line('M46 22c8 4 14 10 17 20M54 18c8 5 12 12 13 24M59 48c3 10 3 22 3 34M66 46c3 12 5 24 6 36', '#5a4436', 1.6);
const band = (colour: string) => shape('M36 26c8-1 24 2 36 9l-1 6c-11-6-24-9-34-9z', colour, 1.6);
const earring = dot(55, 52, 3.4, '#e6b33d') + dot(55, 52, 1.4, '#9a6a10');

const architect =
  bust(MAN, '#f6efe0') + shortWig + collar('#2f8f96', '#b0452a') +
  shape('M8 88L30 52l7 36zM16 83h14l-4-18z', '#e0a93a', 2.2);
const queen =
  bust(WOMAN, '#f6efe0') +
  shape('M37 30c6-3 18-2 31 8L90 12C80 3 66 0 52 4 46 12 40 21 37 30z', '#2a5aa0') +
  shape('M38 27c9-2 20 1 33 10l-3 7c-10-7-21-11-31-10z', '#e6b33d', 1.8) +
  line('M47 15c14 0 25 6 34 13', '#e6b33d', 3.4) + shape('M37 27c-5-2-6-7-3-11 2 3 4 5 4 9z', '#c9572f', 1.6) +
  collar('#e6b33d', '#2a5aa0') + earring;
const vizier =
  shape('M84 20l4 76h-6z', '#e0a93a', 1.8) + bust(MAN, '#fbf5e6') +
  shape('M36 26c2-12 30-14 32 10-10-6-22-9-32-10z', '#6e3a20', 1.8) +
  shape('M39 62h7l-2 14-4-2z', HAIR, 1.6) + line('M28 96c2-8 8-14 16-17M74 96c-2-9-8-15-16-18', '#cbb68c', 2) + collar('#b0452a', '#f6efe0') + line('M84 20c3-5 8-5 9 0', LINE, 3);
const thief =
  bust(MAN, '#4a4550') +
  shape('M34 33c4-22 44-24 46 8 1 18 8 30 12 55H60c2-20-1-34-8-45-8-3-14-9-18-18z', '#4a4550') +
  shape('M31 47c8 2 16 0 22-4l6 20c-8 6-18 6-25 1 0-6-3-11-3-17z', '#6d6676', 1.8) +
  line('M58 30c10 6 15 18 17 36M66 60c4 10 6 20 7 32', '#2d2a33', 2) + line('M35 54c7 3 14 2 20-1M37 60c6 2 12 2 17-1', '#4a4550', 1.6);
const courtesan =
  bust(WOMAN, '#d97f6b') + longWig + band('#2f8f96') +
  shape('M37 30C28 28 22 21 22 12c6 2 9 5 11 9 0-6 2-10 6-14 3 5 4 10 3 15z', '#8fb7e6', 1.8) + line('M37 30c-3-6-5-11-7-14M38 29c0-7 1-12 1-17', '#2a5aa0', 1.4) + collar('#e6b33d', '#b0452a') + earring;
const merchant =
  bust(MAN, '#7d9b52') +
  shape('M33 30C34 10 72 8 74 36c0 8-2 14-6 18-1-10-8-18-20-21z', '#e2cfa0') +
  line('M40 21c12 0 24 8 30 22M37 26c12 0 24 6 31 19M47 15c10 2 19 9 24 19', '#b0452a', 2.6) +
  shape('M33 56c2 8 8 12 16 10l5-20c-4 6-10 9-15 8z', HAIR, 1.6) + line('M34 53.5l6-.5', '#e8b99a', 2) + collar('#8a5a2a', '#e6b33d') +
  line('M12 62h22M23 58v6M12 62l-4 14M12 62l4 14M34 62l-4 14M34 62l4 14', '#d3a12e', 2) + shape('M6 76h12c-1 5-11 5-12 0zM28 76h12c-1 5-11 5-12 0z', '#e6b33d', 1.4);
const pen = line('M60 34L84 22', '#e0a93a', 4) + line('M60 34l-6 3', LINE, 3);
const roll = shape('M6 80l24-8 3 8-24 8z', '#f6ebcb', 1.8) + line('M14 80l12-4M15 83l12-4', '#8a6a3a', 1.4);
const scribe_m = bust(MAN, '#f6efe0') + shortWig + pen + collar('#2a5aa0', '#e6b33d') + roll;
const scribe_f = bust(WOMAN, '#f6efe0') + longWig + band('#b0452a') + pen + collar('#2f8f96', '#e6b33d') + roll;
const spots = [[28, 88], [38, 91], [50, 88], [61, 91], [70, 86], [78, 92], [66, 79]].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.4" fill="none" stroke="#5a3a12" stroke-width="1.6"/>`).join('');
const high_priest =
  bust(MAN, '#e8b95a') + plain('M36 27C40 13 66 12 68 38c-2-2-5-3-8-3-3 0-5 3-5 6-8-3-15-8-19-14z', '#b5683c') + line('M38 25C42 13 66 12 68 38', LINE, 2) +
  shape('M57 40c4-3 8 0 7 5-1 4-5 5-7 3z', '#a85a32', 1.6) + spots + collar('#f6efe0', '#2f8f96');
const high_priestess =
  shape('M46 20C38 12 38 5 44 0c0 8 6 12 12 14zM64 20c8-8 8-15 2-20 0 8-6 12-12 14z', '#f5e7c6', 1.8) + `<circle cx="55" cy="10" r="9" fill="#d4512f" stroke="${LINE}" stroke-width="1.8"/>` +
  bust(WOMAN, '#2f8f96') + longWig + band('#e6b33d') + shape('M37 30c-5-2-6-7-3-11 2 3 4 5 4 9z', '#e6b33d', 1.6) + collar('#2a5aa0', '#e6b33d') + earring;

export const PEOPLE_ART: { [name: string]: string } = {
  architect, queen, vizier, thief, courtesan, merchant, scribe_m, scribe_f, high_priest, high_priestess,
};
