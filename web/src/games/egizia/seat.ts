import { seatColour, seatWash } from '../../design/emblems';

/** For what is printed on a piece of a seat: the emblem in the seat's pale colour, cut out of its strong one. */
export const seatStyle = (seat: number): string => `color:${seatWash(seat)};--cut:${seatColour(seat)}`;
