import DepFacts
import DepModel
import DepSyntax

/// What the arguments of a call are whose closure takes them, where a property tells.
struct ArgumentTypes {
  /// The member of the type around the call.
  let member: MemberSite?
  let owner: Int?
  let project: ProjectTrees

  /// The argument with the written type of the property that it reads: `title`,
  /// `viewModel.source`.
  func typed(_ argument: ContainerRead.Argument) -> ContainerRead.Argument {
    guard argument.type == nil else { return argument }
    var argument = argument
    argument.type =
      typeOfSelf(argument.text) ?? typeOfCase(argument.text) ?? typeOfElement(argument.text)
      ?? type(of: argument.text)
    return argument
  }

  private func typeOfSelf(_ text: String) -> String? {
    guard text == "self", let owner,
      [.class, .struct, .actor].contains(project.model.types[owner].kind),
      TypeShape(owner, in: project)?.genericParameters.isEmpty == true
    else { return nil }
    return project.model.types[owner].name
  }

  /// The enum of the project that a case belongs to: `Flow.album(id)`.
  private func typeOfCase(_ text: String) -> String? {
    let path = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    guard let owner, let dot = path.lastIndex(of: "."), path.isCapitalized,
      path.endIndex == text.endIndex || text[path.endIndex...].isParenthesized
    else { return nil }
    let type = String(path[..<dot])
    let name = String(path[path.index(after: dot)...])
    return project.scope.isCase(name, of: type, near: owner) ? type : nil
  }

  /// The element of an array property, also behind `self?`: `self?.pictures[index.row]`.
  private func typeOfElement(_ text: String) -> String? {
    guard text.last == "]", let open = text.firstIndex(of: "["),
      Self.isIndex(text[open...].dropFirst().dropLast())
    else { return nil }
    let isOptional = text.hasPrefix("self?.")
    let array = text[..<open].replacing("self?.", with: "self.")
    guard let type = type(of: String(array)), type.hasPrefix("["), type.hasSuffix("]"),
      !type.contains(":")
    else { return nil }
    let element = String(type.dropFirst().dropLast())
    guard isOptional, !element.hasSuffix("?") else { return element }
    return element.hasPrefix("any ") ? "(\(element))?" : element + "?"
  }

  /// Whether a text certainly is one index, and no range, key or label.
  private static func isIndex(_ text: Substring) -> Bool {
    let names = text.split(separator: ".").map(String.init)
    return text.allSatisfy(\.isNumber)
      || names.allSatisfy(\.isIdentifier)
        && ["i", "idx", "index", "item", "row", "section"].contains(names.last)
  }

  /// The written type of the property that a path means.
  func type(of text: String) -> String? {
    var names = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard names.allSatisfy(\.isIdentifier), let owner else { return nil }
    if names.first == "self" {
      names.removeFirst()
    } else if let first = names.first, member?.binds(first) != false {
      return nil
    }
    guard let first = names.first, var type = property(first, of: owner) else { return nil }
    for name in names.dropFirst() {
      guard !type.isOptional, type.isPlainName || type.isExistential,
        let holder = project.scope.type(named: type.name, in: owner),
        let next = property(name, of: holder)
      else { return nil }
      type = next
    }
    return type.description
  }

  private func property(_ name: String, of holder: Int) -> FieldType? {
    let found = project.scope.parts(of: holder).lazy.flatMap { project.scope.members(of: $0) }
      .first { member in
        member.name == name && !member.flags.contains(.isStatic)
          && [.storedProperty, .computedProperty].contains(member.kind)
      }
    return found.flatMap { PropertyType.of($0, in: holder, project) }
  }
}

extension Substring {
  /// Whether it is one list in parentheses, without text behind it.
  fileprivate var isParenthesized: Bool {
    var depth = 0
    for (index, character) in zip(indices, self) {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth == 0 { return index == self.index(before: endIndex) && first == "(" }
    }
    return false
  }
}

extension String {
  /// Whether it is one word that can name a variable.
  var isIdentifier: Bool {
    first.map { $0.isLetter || $0 == "_" } == true
      && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
