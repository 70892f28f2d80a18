/** The scale of a dial: three quarters of a circle, zero at the lower left. */
import { type Point, tenth } from './shape.ts';

const from = 135;
const sweep = 270;

export function onDial(centre: Point, radius: number, value: number, maximum: number): Point {
  const angle = ((from + (sweep * value) / maximum) * Math.PI) / 180;
  return {
    x: tenth(centre.x + radius * Math.cos(angle)),
    y: tenth(centre.y + radius * Math.sin(angle)),
  };
}

export function dialArc(centre: Point, radius: number, value: number, maximum: number): string {
  const start = onDial(centre, radius, 0, maximum);
  const end = onDial(centre, radius, value, maximum);
  const large = (sweep * value) / maximum > 180 ? 1 : 0;
  return `M${start.x} ${start.y}A${radius} ${radius} 0 ${large} 1 ${end.x} ${end.y}`;
}
