import DepFacts
import DepModel
package import DepSyntax

/// The function with which a new root makes a type, before its dependencies are filled in.
package struct FirstFunction: Sendable {
  /// `func makeFeed(`.
  package let start: String
  /// `url: URL`.
  package let parameters: String
  /// `) throws -> Feed`.
  package let end: String
  /// `try Feed(url: url, dependencies: .init())`.
  package let body: String
  /// The modules of the types that the head names.
  package let imports: Set<String>
  /// Whether the type takes a `Dependencies`.
  package let passesDependencies: Bool
  /// Whether another module makes the type, and so has to see the function.
  package let isPublic: Bool

  /// A type of the project; what its initializer takes beside the dependencies becomes parameters.
  ///
  /// `module` is that of the root.
  package init(making type: Int, in project: ProjectTrees, from module: String) {
    let scope = project.scope
    let name = scope.model.types[type].name
    let makers = MadeTypes(scope: scope, reader: TypeReader(scope: scope))
    let made = makers.any(type)
    let site = made.flatMap { Self.initializer(of: $0, in: project) }
    let effects = made?.isAsync == true || made?.isThrowing == true ? site?.effects ?? "" : ""
    let generic = GenericFunction(making: type, with: site, in: project)
    let needed = (made?.parameters ?? []).filter { $0.isDependencies || !$0.hasDefault }
    let taken = needed.filter { !$0.isDependencies }
    let parameters = taken.map { parameter in
      let names =
        parameter.label == parameter.name
        ? parameter.name.escaped : "\(parameter.label) \(parameter.name.escaped)"
      let text = parameter.type.text
      let escaping =
        parameter.type.function == nil || text.contains("@escaping ") ? "" : "@escaping "
      return "\(names): \(escaping)\(scope.qualified(text, in: type))"
    }
    let given = needed.map { parameter in
      parameter.isDependencies
        ? "dependencies: .init()"
        : (parameter.label == "_" ? "" : "\(parameter.label): ") + Self.passed(parameter)
    }
    let isPassed = needed.contains(where: \.isDependencies)
    passesDependencies = isPassed || made == nil
    let arguments = given + (passesDependencies && !isPassed ? ["dependencies: .init()"] : [])
    isPublic =
      scope.visibility(of: type) == .public
      && scope.model.constructions.contains { construction in
        let record = scope.records[construction.place.file]
        return construction.made == type && record.role == .source
          && record.module != scope.model.types[type].module
      }
    let needs = TypeImports(scope: scope)
    let file = made?.place.file ?? scope.model.types[type].place.file
    let named = taken.map(\.type.text) + (generic?.constraints ?? [])
    imports = Set(named.flatMap { needs.modules(of: $0, in: type, file: file) })
      .union([scope.model.types[type].module]).subtracting([module])
    let result =
      name.escapedPath + (generic?.arguments ?? "") + (made?.isFailable == true ? "?" : "")
    start = "func make\(name.lastName)\(generic?.clause ?? "")("
    self.parameters = parameters.joined(separator: ", ")
    end =
      ")\(effects.isEmpty ? "" : " ")\(effects) -> \(result)\(generic?.requirements ?? "")"
    body =
      (effects.contains("throws") ? "try " : "") + (effects.contains("async") ? "await " : "")
      + "\(name.escapedPath)(\(arguments.joined(separator: ", ")))"
  }

  /// What a parameter of the function gives to the initializer.
  private static func passed(_ parameter: MadeType.Parameter) -> String {
    let text = parameter.type.text
    if text.hasPrefix("inout ") { return "&" + parameter.name.escaped }
    return parameter.name.escaped + (text.contains("@autoclosure ") ? "()" : "")
  }

  /// The initializer that is called; nil for one that the compiler writes.
  static func initializer(of made: MadeType, in project: ProjectTrees) -> InitializerSite? {
    TypeShape(made.type, in: project)?.initializers.first {
      $0.source.file == made.place.file && $0.position.line == made.place.position.line
    }
  }
}
