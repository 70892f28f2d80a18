import { colonialOne } from './colonialOne.ts';
import { cylonLocations } from './cylonLocations.ts';
import { demetrius } from './demetrius.ts';
import { rebelBasestar } from './rebelBasestar.ts';

export const locations = [...colonialOne, ...cylonLocations, ...demetrius, ...rebelBasestar];
