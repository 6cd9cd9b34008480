import DepModel
import DepSyntax

/// Writes the doubles, what they share and the text of the user into one file.
struct MockFileWriter: Sendable {
  let request: MockRequest
  let plan: MockPlanner
  let kept: KeptParts

  struct Section: Sendable {
    var name: String
    var lines: [String]
  }

  private var access: String {
    switch request.access {
    case .public: "public "
    case .package: "package "
    default: ""
    }
  }

  /// The doubles by name, then the structs that they fill.
  func sections() -> [Section] {
    let doubles = plan.doubles.map { double in
      let types = TypeKnowledge(project: plan.project, near: double.protocols)
      let writer = DoubleWriter(
        double: double, callBuilder: CallBuilder(types: types, double: double), access: access,
        kept: kept[double.name])
      return Section(name: double.name, lines: writer.lines())
    }
    let structs = plan.fillings.map { filling in
      let module = plan.project.model.types[filling.type].module
      let writer = DependenciesWriter(
        filling: filling,
        module: plan.modules.contains(module) ? module : plan.modules.first,
        sdk: plan.project.scope.sdk)
      return Section(name: filling.path, lines: writer.lines())
    }
    return doubles + structs
  }

  func text(_ sections: [Section]) -> String {
    let body = sections.flatMap { [MockHeader.section($0.name), ""] + $0.lines + [""] }
    let support = MockSupport.text(for: body.joined(separator: "\n"))
    var lines = MockHeader.lines(request) + [""]
    lines += imports(needsLock: MockSupport.needsLock(body.joined(separator: "\n")))
    lines += ["", KeptParts.start(KeptParts.file)] + kept[KeptParts.file] + [KeptParts.end, ""]
    lines += body
    if !support.isEmpty { lines += [MockHeader.section(MockSupport.name), ""] + support + [""] }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n") + "\n"
  }

  private func imports(needsLock: Bool) -> [String] {
    var found = Set(plan.doubles.flatMap(\.imports) + plan.fillings.flatMap(\.fields.imports))
    for module in plan.modules {
      found.remove("import \(module)")
      found.remove("@testable import \(module)")
    }
    found.formUnion(plan.modules.map { "@testable import \($0)" })
    found.insert("import DepStructsTesting")
    if !plan.fillings.isEmpty { found.insert("import DepStructs") }
    if needsLock, !found.contains("import Foundation") {
      found.insert("import class Foundation.NSLock")
    }
    return found.sorted { Self.key($0) < Self.key($1) }
  }

  /// Sorts plain imports by module, and conditional ones behind them.
  private static func key(_ text: String) -> String {
    text.hasPrefix("#") ? "~\(text)" : text.split(separator: " ").last.map(String.init) ?? text
  }

  // MARK: What the user wrote

  func losesText(_ names: [String]) -> Bool { !lost(names).isEmpty }

  /// The doubles with text of the user that the new file would no longer have.
  func lost(_ names: [String]) -> [MockProblem] {
    kept.written.filter { $0 != KeptParts.file && !names.contains($0) }.map { name in
      MockProblem(
        .error,
        "'\(name)' contains your own code, and the command no longer asks for it; move the "
          + "code away, or ask for the double again")
    }
  }
}
