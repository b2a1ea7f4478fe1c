import ts from 'typescript';
import { literalsOf } from './program';

/** The value of an object's property, or the body of a method. */
export function valueOf(property: ts.ObjectLiteralElementLike): ts.Node | undefined {
  if (ts.isPropertyAssignment(property)) return property.initializer;
  return ts.isMethodDeclaration(property) ? property.body : undefined;
}

/** All keys that a template literal can produce; none when a placeholder may be any string. */
export function keysOf(checker: ts.TypeChecker, { head, templateSpans }: ts.TemplateExpression): string[] {
  const add = (starts: string[], { expression, literal }: ts.TemplateSpan) => {
    const words = literalsOf(checker.getTypeAtLocation(expression)) ?? [];
    return starts.flatMap((start) => words.map((word) => start + word + literal.text));
  };
  return templateSpans.reduce(add, [head.text]);
}
