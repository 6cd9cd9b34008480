import DepFacts
package import DepModel
package import DepPlan
package import DepSyntax
package import DepWiring

/// Lets registrations ask a composition root, so that container and root give the same objects.
package struct RegistrationBridge {
  private let plan: RegistrationPlan
  private let dialect: RegistrationDialect
  private let project: ProjectTrees
  /// The expression by which a registration reaches the root.
  private let root: String
  /// The expression that makes the root; nil where it is given what only the user knows.
  private let construction: String?
  private let rootType: String

  package init(
    _ plan: RegistrationPlan, of dialect: RegistrationDialect, in project: ProjectTrees,
    root: String, rootType: String, construction: String?
  ) {
    self.plan = plan
    self.dialect = dialect
    self.project = project
    self.root = root
    self.rootType = rootType
    self.construction = construction
  }

  /// Why the root cannot be made where the registrations stand; nil where it can, or need not.
  package var obstacle: String? {
    guard isPlainName && needsDeclaration || property != nil && !hasProperty else { return nil }
    let advice = "keep the root where all of them see it, and name it: --bridge 'Injection.root'"
    if construction == nil {
      return "the root is given what only you know, so the registrations cannot make it; \(advice)"
    }
    guard property == nil else { return nil }
    let starts = Set(plan.members.map(\.registration.functionStart))
    let files = Set(plan.members.map(\.registration.file))
    return starts.count == 1 && files.count == 1
      ? nil
      : "the registrations stand in several functions, which would each make a root; \(advice)"
  }

  package func edits() -> [Edit] {
    var edits = EditList()
    for member in plan.members {
      let registration = member.registration
      guard let source = project.source(registration.file) else { continue }
      if dialect.readsProperties {
        replaceProperty(member, in: source, &edits)
        continue
      }
      let range = registration.body.range
      let before = source.text(range)
      let after =
        (before.contains("$0") ? "_ in " : "") + "\(root).\(member.fetch)"
        + (registration.infersType ? " as \(member.type)" : "")
      if before != after { edits.replace(range, with: after, in: source) }
    }
    if !edits.edits.isEmpty { declareRoot(&edits) }
    return edits.edits
  }

  /// `let api: API = NetworkAPI()` becomes `var api: API { root.api }`.
  private func replaceProperty(
    _ member: RegisteredMember, in source: ParsedSource, _ edits: inout EditList
  ) {
    let registration = member.registration
    let before = source.text(registration.statement)
    let value = "\(root).\(member.fetch)"
    guard let name = registration.property, !before.contains(value),
      let start = ["lazy var \(name)", "let \(name)", "var \(name)"].lazy
        .compactMap({ before.firstRange(of: $0)?.lowerBound }).first
    else { return }
    let type = registration.services.first ?? member.type
    edits.replace(
      registration.statement,
      with: before[..<start] + "var \(name): \(type) { \(value) }", in: source)
  }

  // MARK: The root itself

  private var isPlainName: Bool { root.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }

  /// The property of a container that makes the root: `root` of `self.root()`.
  private var property: String? {
    guard !dialect.properties.isEmpty, root.hasPrefix("self."), root.hasSuffix("()") else {
      return nil
    }
    let name = String(root.dropFirst("self.".count).dropLast(2))
    return name.allSatisfy { $0.isLetter || $0.isNumber } ? name : nil
  }

  /// Whether the container has it already.
  private var hasProperty: Bool {
    project.records.contains { record in
      record.facts.members.contains {
        $0.name == property && $0.type?.contains(rootType) == true
      }
    }
  }

  private var needsDeclaration: Bool {
    guard let first = plan.members.first,
      let source = project.source(first.registration.file)
    else { return false }
    let text = source.text(0..<source.bytes.count)
    return !text.contains("let \(root) =") && !text.contains("let \(root):")
  }

  private func declareRoot(_ edits: inout EditList) {
    guard
      let first = plan.members.map(\.registration).min(by: {
        $0.statement.lowerBound < $1.statement.lowerBound
      }),
      let source = project.source(first.file), let construction
    else { return }
    let newline = source.style.newline
    if let property, let type = dialect.properties.min(by: { $0.count < $1.count }) {
      guard !hasProperty else { return }
      let indentation = source.indentation(at: first.statement.lowerBound)
      let step = source.style.indentation
      let lines = [
        "var \(property): \(type)<\(rootType)> {", "\(step)self { \(construction) }.singleton", "}",
      ]
      let text = lines.joined(separator: newline + indentation) + newline + newline + indentation
      edits.insert(text, at: first.statement.lowerBound, in: source)
    } else if isPlainName, needsDeclaration {
      let line = "let \(root) = \(construction)"
      if let start = first.functionStart {
        let indentation = source.indentation(at: first.statement.lowerBound)
        edits.insert(newline + indentation + line, at: start, in: source)
      } else if dialect.readsProperties {
        let indentation = source.indentation(at: first.statement.lowerBound)
        edits.insert(
          "private \(line)\(newline)\(indentation)", at: first.statement.lowerBound, in: source)
      } else {
        edits.insert(line + newline, at: first.listStart, in: source)
      }
    }
  }
}
