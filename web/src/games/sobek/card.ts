import type { Card } from '../contract';

const card: Card = { seats: [2, 2], minutes: [20, 30], weight: 1, place: 1, houseRules: 'all' };
export default card;
