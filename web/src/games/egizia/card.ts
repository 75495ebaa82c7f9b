import type { Card } from '../contract';

const card: Card = { seats: [2, 4], minutes: [60, 90], weight: 2, place: 2 };
export default card;
