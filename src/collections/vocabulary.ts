import { resources, skills } from '../board/symbols.ts';
import { isRuleId } from '../rules/ruleId.ts';

const isOneOf = (list: readonly string[]) => (text: string) => list.includes(text);

type Attribute = { readonly allows: (text: string) => boolean; readonly wants: string };
const rule: Attribute = { allows: isRuleId, wants: 'a rule id of content/atoms/*.yaml' };

/** What a page of rules may use besides Markdown: the components, and what each of their attributes accepts. */
export const pageComponents = {
  Rule: { id: rule },
  See: { rule },
  Skill: { of: { allows: isOneOf(skills), wants: `one of ${skills.join(', ')}` } },
  Resource: { of: { allows: isOneOf(resources), wants: `one of ${resources.join(', ')}` } },
  Example: {},
} as const satisfies Record<string, Record<string, Attribute>>;

export type PageComponent = keyof typeof pageComponents;

export function isPageComponent(name: string): name is PageComponent {
  return Object.hasOwn(pageComponents, name);
}

export function attributesOf(component: PageComponent): Readonly<Record<string, Attribute>> {
  return pageComponents[component];
}
