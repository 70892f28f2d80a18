/**
 * What a book brings to where pages are built: its kinds of cards and how they are drawn, simulators, lesson plans, charts.
 * Types alone: books need no feature, features need no book. Each thing stands under the name under which its texts stand.
 */
import type { BlockId, CardId, CharacterId, PileName } from '#engine/model/vocabulary.ts';
import type { Language } from '#i18n/languages.ts';
import type { RuleId } from '#rules/ruleId.ts';

/** A kind of cards, in lists of cards and on their pages. */
export interface Kind {
  /** The kind of cards of every game behind which it stands in lists. */
  readonly after: 'skill' | 'crisis' | 'super-crisis' | 'quorum' | 'loyalty' | 'destination';
  /** The deck whose outline it has, which tells it at a glance. */
  readonly deck: PileName;
  /** The colour of its deck, by its name in `tokens.css`. */
  readonly colour: 'signal' | 'alarm' | 'calm' | 'engineering' | 'tactics';
}

/** What pages say of a simulator; what stands on it, `PlayFacet` has. */
export interface AboutSimulator {
  /** The rule that it is about. */
  readonly rule: RuleId;
  /** The lesson that teaches the same. */
  readonly lesson?: string;
  /** The cards that can be played in it, where these are not all. */
  readonly cards?: readonly CardId[];
  /** Who acts in it, where it is one person throughout. */
  readonly who?: CharacterId;
  /** A course for readers without script, as its address names it. */
  readonly worked?: string;
}

/** Of a table laid out by its `position.yaml`. */
interface AboutTable extends AboutSimulator {
  readonly worked: string;
}

/** The colour of a type of skill cards, and what it is called. */
export interface SkillColour {
  /** Bright enough for a dark symbol upon it. */
  readonly colour: `#${string}`;
  readonly called: { readonly [L in Language]: string };
}

/** A part of a lesson plan. */
export interface PlanPart {
  readonly minutes: number;
  /** Lessons and examples, by their id; they are shown on the wall or on phones. */
  readonly show?: readonly string[];
  /** Where it can be read, by a rule of the page. */
  readonly read?: RuleId;
}

interface SimulatorTexts {
  readonly title: string;
  readonly lead: string;
}

/** What a table says by itself. */
export interface TableTexts extends SimulatorTexts {
  readonly begin: string;
  readonly deeds: { readonly [deed: string]: string };
  readonly switches: {
    readonly [name: string]: {
      readonly label: string;
      readonly options: { readonly [option: string]: string };
    };
  };
}

interface PlanTexts {
  readonly title: string;
  readonly lead: string;
  readonly parts: { readonly [part: string]: { readonly title: string; readonly text: string } };
}

type Texts<Entry> = { readonly [name: string]: Entry };

/** What a fact is called, and what a table is like that has it, or that does not. */
export interface FactWords {
  readonly name: string;
  readonly with: string;
  readonly without: string;
}

/** What is told of a scenario besides what happens in it. */
export interface Narration {
  readonly title: string;
  /** Where we are, before anything happens. */
  readonly text: string;
  readonly marks?: { readonly [mark: string]: string };
  /** Questions in words of their own. */
  readonly asks?: { readonly [mark: string]: string };
  /** Why a wrong answer is wrong: of one answer (`mark/answer`), or of all others at a mark. */
  readonly whys?: { readonly [markOrAnswer: string]: string };
}

/** What pages say of a book in one language. */
export interface SiteTexts {
  /** What the book is called. */
  readonly name: string;
  /** One card of a kind, and all of them. */
  readonly kinds?: Texts<{ readonly card: string; readonly cards: string }>;
  /** What its icons set in motion. */
  readonly activations?: Texts<string>;
  /** Chapters of its rules that no other book has. */
  readonly chapters?: Texts<string>;
  readonly charts?: Texts<string>;
  /** The facts of tables that it brings: itself, its objectives and options. */
  readonly facts?: Texts<FactWords>;
  readonly simulators?: Texts<SimulatorTexts>;
  readonly plans?: Texts<PlanTexts>;
  /** What its lessons and examples tell, by the id of the scenario. */
  readonly narrations?: Texts<Narration>;
}

/** The texts of one sort; none where the book has none. */
type Of<All extends SiteTexts, Sort extends keyof SiteTexts> = All extends {
  readonly [S in Sort]: infer Found;
}
  ? Found
  : object;

/** Left out by a book that has nothing of the sort. */
type Bring<Name extends string, Entries> = keyof Entries extends never
  ? { readonly [N in Name]?: Entries }
  : { readonly [N in Name]: Entries };

type Parts<Plan> = Plan extends { readonly parts: infer Found } ? Found : never;

/** That of a book with these texts: what has a text is there, and what is there has a text. */
export type SiteOf<All extends SiteTexts> = Named<All> &
  Bring<'kinds', { readonly [Name in keyof Of<All, 'kinds'>]: Kind }> &
  Bring<'charts', { readonly [Name in keyof Of<All, 'charts'>]: readonly BlockId[] }> &
  Bring<
    'simulators',
    {
      readonly [Name in keyof Of<All, 'simulators'>]: Of<All, 'simulators'>[Name] extends TableTexts
        ? AboutTable
        : AboutSimulator;
    }
  > &
  Bring<
    'plans',
    {
      readonly [Name in keyof Of<All, 'plans'>]: {
        readonly [Part in keyof Parts<Of<All, 'plans'>[Name]>]: PlanPart;
      };
    }
  >;

interface Named<All extends SiteTexts> {
  readonly texts: { readonly [L in Language]: All };
  /** What the pages of an evening say of it, laid over `locales/<lang>/tonight.json`; later ones over earlier. */
  readonly night?: readonly { readonly [L in Language]: object }[];
  /** Its types of skill cards. */
  readonly skills?: { readonly [skill: string]: SkillColour };
  /** The terms of the glossary by which Loyalty cards go that are all the same, or that have a name of their own. */
  readonly loyalties?: { readonly [card: CardId]: string };
}

/** That of any book, as pages ask for it. */
export interface SiteFacet extends Named<SiteTexts> {
  readonly kinds?: { readonly [kind: string]: Kind };
  /** The blocks of the engine, or of the book, that make up each procedure that a table asks about. */
  readonly charts?: { readonly [chart: string]: readonly BlockId[] };
  readonly simulators?: { readonly [id: string]: AboutSimulator };
  /** Plans for a teacher: what to tell, in how many minutes, and what to show meanwhile. */
  readonly plans?: { readonly [id: string]: { readonly [part: string]: PlanPart } };
}

export const defineSite = <All extends SiteTexts>(site: SiteOf<All>): SiteFacet => site as SiteFacet;
