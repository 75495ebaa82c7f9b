/**
 * Pictures of every screen, at three sizes, by day and by night:
 *
 *   node tools/screens.mjs [--server http://localhost:8000] [--out ../docs/screens] [--only home,end] [--themes light,dark]
 *        [--sizes wide,medium,phone] [--dark wide,phone] [--format webp|png] [--language en] [--moves 24]
 *
 * Without a server it opens a house of its own. Says what pages complained about and what is too wide.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { CHROMIUM, openHouse } from './house.mjs';
import { tour } from './tour.mjs';

const SIZES = { wide: [1440, 900], medium: [1024, 768], phone: [390, 844] };
const { values } = parseArgs({
  options: {
    server: { type: 'string', default: '' },
    out: { type: 'string', default: '../docs/screens' },
    only: { type: 'string', default: '' },
    sizes: { type: 'string', default: 'wide,medium,phone' },
    themes: { type: 'string', default: 'light,dark' },
    dark: { type: 'string', default: 'wide' },
    format: { type: 'string', default: 'webp' },
    language: { type: 'string', default: 'en' },
    moves: { type: 'string', default: '24' },
  },
});

/** `again`: what a change of size undoes. */
async function picture(page, name, again) {
  const session = await page.context().newCDPSession(page);
  for (const theme of values.themes.split(',')) {
    await page.evaluate((one) => void (document.documentElement.dataset.theme = one), theme);
    for (const size of values.sizes.split(',').filter((one) => theme === 'light' || values.dark.split(',').includes(one))) {
      const [width, height] = SIZES[size];
      await page.setViewportSize({ width, height });
      await again?.();
      await page.waitForTimeout(350);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (sideways > 0) console.log(`${name} ${size}: ${sideways} px too wide`);
      const shot = await session.send('Page.captureScreenshot', values.format === 'png' ? { format: 'png' } : { format: 'webp', quality: 55 });
      await writeFile(join(values.out, `${name}-${size}${theme === 'dark' ? '-dark' : ''}.${values.format}`), Buffer.from(shot.data, 'base64'));
    }
  }
  await page.evaluate(() => void (document.documentElement.dataset.theme = 'light'));
  await page.setViewportSize({ width: 1440, height: 900 });
  console.log(name);
}

await mkdir(values.out, { recursive: true });
const house = values.server ? null : await openHouse();
const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
try {
  const options = { language: values.language, moves: Number(values.moves), only: values.only.split(',').filter(Boolean) };
  const complaints = await tour({ browser, server: house?.url ?? values.server, visit: picture, ...options });
  for (const text of complaints) console.log('page:', text);
} finally {
  await browser.close();
  await house?.close();
}
