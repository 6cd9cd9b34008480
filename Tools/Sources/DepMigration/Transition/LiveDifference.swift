import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// Finds where a root passes another value for a field than the default that is to go.
struct LiveDifference {
  private let project: ProjectTrees
  private let roots: [RootSite]
  private let lives: LiveValues

  init(project: ProjectTrees, roots: [Int]) {
    self.project = project
    self.roots = roots.compactMap { RootSite($0, in: project) }
    lives = LiveValues(project: project)
  }

  /// The first difference; nil where each root makes the type of what its default is made of.
  func refusal(of type: Int) -> SkippedUse? {
    guard !roots.isEmpty, let structType = project.scope.nestedType("Dependencies", of: type)
    else { return nil }
    let own = lives.values(of: structType)
    for root in roots {
      for made in root.constructions where isConstruction(made, of: type, in: root) {
        if let labels = made.initializerLabels, !takes(labels, type) {
          return SkippedUse(
            reason: .defaultNeeded, path: made.source.path, position: made.position,
            expression: "",
            detail: "no initializer of '\(project.model.types[type].name)' takes what \(root.name) "
              + "passes here; correct the call first")
        }
        if lives.isUnreadable(structType) {
          return SkippedUse(
            reason: .defaultNeeded, path: made.source.path, position: made.position,
            expression: "",
            detail: "the tool cannot read what the default passes, so it cannot tell whether "
              + "\(root.name) passes the same; write the default as one call")
        }
        guard let (label, passed) = difference(of: made, of: root, from: own) else {
          continue
        }
        let value = own[label]?.text ?? ""
        return SkippedUse(
          reason: .defaultNeeded, path: made.source.path, position: made.position,
          expression: "",
          detail: made.arguments.isEmpty
            ? "\(root.name) passes nothing here yet; run 'depstructs wire \(root.name) --write' "
              + "first"
            : "the default passes '\(value)' for '\(label)', and \(root.name) passes "
              + "\(passed.map { "'\($0)'" } ?? "nothing"); let \(root.name) pass the same first")
      }
    }
    return nil
  }

  /// Whether an initializer may take arguments with these labels, where the type writes them all.
  private func takes(_ labels: [String], _ type: Int) -> Bool {
    guard let shape = TypeShape(type, in: project), !shape.isMemberwise else { return true }
    // A class without a designated one inherits them.
    let isInheriting =
      shape.isClass && shape.initializers.allSatisfy { $0.isConvenience || $0.isInExtension }
    return isInheriting || !shape.attributes.isEmpty
      || shape.initializers.contains { $0.mayTake(labels) }
  }

  /// The first field that differs, with what the root passes; nil in it where that is nothing.
  private func difference(
    of made: ConstructionSite, of root: RootSite, from own: [String: LiveValues.Value]
  ) -> (label: String, passed: String?)? {
    for argument in made.arguments {
      guard let value = own[argument.label] else { continue }
      let text = argument.valueText
      if argument.path?.first == root.inputsProperty?.name {
        guard let passed = input(argument, of: root), !isSame(passed, value.text) else { continue }
        return (argument.label, passed)
      }
      if value.isConfigured, !isSame(text, value.text), !passesSame(argument, as: value, in: root) {
        return (argument.label, text)
      }
      if let call = otherCall(argument, than: value, in: root) { return (argument.label, call) }
      if passesOn(argument, otherwiseThan: value, in: root) { return (argument.label, text) }
    }
    // A closure behind the parentheses passes a field.
    guard !made.arguments.isEmpty || !made.isClosed else { return nil }
    let given = Set(made.arguments.map(\.label))
    let left = own.filter { !given.contains($0.key) && $0.value.text != "nil" }.keys.sorted()
    return left.first.map { ($0, nil) }
  }

  /// The call with which the root makes what `live` makes without an argument.
  private func otherCall(
    _ argument: ConstructionSite.Argument, than value: LiveValues.Value, in root: RootSite
  ) -> String? {
    guard case .object(let name) = value.made, value.text.hasSuffix("()") else { return nil }
    let members = root.members.filter { argument.names.contains($0.name) }
    let text = ([argument.text] + members.map { $0.text }).joined(separator: "\n")
    guard let start = text.firstIndex(ofWhole: name + "(") else { return nil }
    let call = text[start...].prefix { $0 != "\n" }
    let rest = call.dropFirst(name.count + 1)
    return rest.first == ")" || rest.isEmpty || rest.hasPrefix("dependencies:")
      ? nil : String(call)
  }

  /// Whether a closure of the root hands what it is given to other parameters than that of `live`.
  private func passesOn(
    _ argument: ConstructionSite.Argument, otherwiseThan value: LiveValues.Value, in root: RootSite
  ) -> Bool {
    guard value.isClosure, let own = value.call, let passed = argument.forwarded(in: root),
      own.callee.lastName == passed.callee.lastName
    else { return false }
    return own.byLabel != passed.byLabel
  }

  /// Whether an argument, or the members of the root that it reads, has what `live` passes.
  private func passesSame(
    _ argument: ConstructionSite.Argument, as value: LiveValues.Value, in root: RootSite
  ) -> Bool {
    let members = root.members.filter { argument.names.contains($0.name) }
    let own = ([argument.text] + members.map { $0.text }).joined().filter { !$0.isWhitespace }
    let text = own + inputs(in: own, of: root)
    let parts =
      value.arguments.isEmpty
      ? [value.text] : value.arguments.map(part)
    return parts.allSatisfy { text.firstIndex(ofWhole: $0.filter { !$0.isWhitespace }) != nil }
  }

  /// What has to stand in the text of a root: a singleton may come from an input.
  private func part(_ argument: LiveValues.Argument) -> String {
    let isPath =
      argument.text.contains(".")
      && argument.text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      && argument.text.first?.isNumber != true
    return isPath
      ? "." + argument.text.lastName : (argument.label.map { $0 + ":" } ?? "") + argument.text
  }

  /// What `live` of a root passes for the inputs that a text reads.
  private func inputs(in text: String, of root: RootSite) -> String {
    guard let property = root.inputsProperty?.name,
      let structType = project.scope.nestedType("Dependencies", of: root.type)
    else { return "" }
    return lives.values(of: structType).sorted { $0.key < $1.key }
      .filter { text.contains("\(property).\($0.key)") }.map(\.value.text).joined()
  }

  /// Whether two texts say the same: `.memory` and `Cache.memory` do.
  private func isSame(_ left: String, _ right: String) -> Bool {
    let (left, right) = (left.filter { !$0.isWhitespace }, right.filter { !$0.isWhitespace })
    return left == right || left.hasPrefix(".") && right.hasSuffix(left)
      || right.hasPrefix(".") && left.hasSuffix(right)
  }

  private func isConstruction(_ site: ConstructionSite, of type: Int, in root: RootSite) -> Bool {
    project.scope.type(
      named: site.typeName, in: root.type, file: root.shape.entry.place.file) == type
  }

  /// What `live` of a root passes for the input that an argument reads: `dependencies.cache`.
  ///
  /// Nil for a constant of its own, which stands for what was a singleton.
  private func input(_ argument: ConstructionSite.Argument, of root: RootSite) -> String? {
    let path = argument.text.dropFirst(argument.label.count + 1)
      .filter { !$0.isWhitespace && $0 != "," }.split(separator: ".").map(String.init)
    guard path.count == 2, path[0] == root.inputsProperty?.name,
      let structType = project.scope.nestedType("Dependencies", of: root.type),
      let passed = lives.values(of: structType)[path[1]]?.text
    else { return nil }
    let isConstant = passed.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return isConstant ? nil : passed
  }
}

extension String {
  /// Where a text begins that no name or number goes on from.
  fileprivate func firstIndex(ofWhole text: String) -> Index? {
    func isWord(_ character: Character?) -> Bool {
      character.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
    }
    return ranges(of: text).first { range in
      let before = range.lowerBound == startIndex ? nil : self[index(before: range.lowerBound)]
      let after = range.upperBound == endIndex ? nil : self[range.upperBound]
      return !(isWord(text.first) && isWord(before)) && !(isWord(text.last) && isWord(after))
    }?.lowerBound
  }
}
