import path from "node:path";
import ts from "typescript";
import { isKnown } from "./browserSupport";

export interface Use {
  /** Key of the feature in MDN's compatibility data. */
  key: string;
  file: string;
  line: number;
}

/** Keys under which MDN may list a member of an interface, or a static member of a class or a namespace. */
function memberKeys(owner: string, member: string, isStatic: boolean): string[] {
  return [`api.${owner}.${member}${isStatic ? "_static" : ""}`, `javascript.builtins.${owner}.${member}`];
}

/** Keys for a member declared in TypeScript's standard library. */
function declaredKeys(declaration: ts.Declaration, member: string): string[] {
  const { parent } = declaration;
  if (ts.isInterfaceDeclaration(parent)) {
    const [, constructed] = /^(\w+)Constructor$/.exec(parent.name.text) ?? [];
    return memberKeys(constructed ?? parent.name.text, member, constructed !== undefined);
  }
  if (ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent)) {
    return memberKeys(parent.parent.name.getText(), member, true);
  }
  const namespace = ts.findAncestor(declaration, ts.isModuleDeclaration);
  return namespace ? memberKeys(namespace.name.text, member, true) : [`api.${member}`];
}

/** The names of a type and of all types that it inherits from. */
function typeNames(type: ts.Type): string[] {
  const types = type.isUnion() ? type.types : [type];
  return types.flatMap((single) => [
    single.getSymbol()?.name ?? "",
    ...(single.getBaseTypes() ?? []).flatMap(typeNames),
  ]);
}

/**
 * Finds the web platform features that scripts use: globals, constructors, and members of
 * built-in objects. Syntax is ignored, because the build compiles it for the listed browsers; only
 * inline scripts stay as they are written.
 *
 * @param entries entry points of the scripts; their imports are read, too
 * @param folder only files below this folder are searched
 * @param options compiler options for the files
 */
export function usedFeatures(entries: string[], folder: string, options: ts.CompilerOptions): Use[] {
  const program = ts.createProgram(entries, { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  const uses: Use[] = [];

  const declarationsInLibrary = (node: ts.Node): ts.Declaration[] => {
    const declarations = checker.getSymbolAtLocation(node)?.declarations ?? [];
    return declarations.filter((declaration) => program.isSourceFileDefaultLibrary(declaration.getSourceFile()));
  };

  const keyOf = (node: ts.Identifier): string | undefined => {
    const { parent, text } = node;
    const declarations = declarationsInLibrary(node);
    if (declarations.length === 0 || ts.isTypeNode(parent)) {
      return undefined;
    }
    if (!ts.isPropertyAccessExpression(parent) || parent.name !== node) {
      return [`api.${text}`, `javascript.builtins.${text}`].find(isKnown);
    }
    // MDN lists the members of mixins and of `window` under the interfaces that include them, and as globals.
    const inherited = () =>
      typeNames(checker.getApparentType(checker.getTypeAtLocation(parent.expression))).flatMap((name) =>
        memberKeys(name, text, false),
      );
    return (
      declarations.flatMap((declaration) => declaredKeys(declaration, text)).find(isKnown) ??
      [...inherited(), `api.${text}`].find(isKnown)
    );
  };

  for (const file of program.getSourceFiles()) {
    const visit = (node: ts.Node): void => {
      const key = ts.isIdentifier(node) ? keyOf(node) : undefined;
      if (key !== undefined) {
        uses.push({ key, file: file.fileName, line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1 });
      }
      ts.forEachChild(node, visit);
    };
    if (!path.relative(folder, file.fileName).startsWith("..") && !file.isDeclarationFile) {
      visit(file);
    }
  }
  return uses;
}
