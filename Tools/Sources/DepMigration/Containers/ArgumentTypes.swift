import DepFacts
import DepModel
import DepSyntax

/// What the arguments of a call are whose closure takes them, where a property tells.
struct ArgumentTypes {
  private let site: UseSite
  private let owner: Int?
  private let project: ProjectTrees

  init(_ dependency: Dependency, at site: UseSite, in project: ProjectTrees) {
    self.site = site
    self.project = project
    owner = dependency.owner
  }

  /// The argument with the written type of the property that it reads: `title`,
  /// `viewModel.source`.
  func typed(_ argument: ContainerRead.Argument) -> ContainerRead.Argument {
    guard argument.type == nil else { return argument }
    var argument = argument
    argument.type = type(of: argument.text)
    return argument
  }

  private func type(of text: String) -> String? {
    var names = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard names.allSatisfy(\.isIdentifier), let owner else { return nil }
    if names.first == "self" {
      names.removeFirst()
    } else if let first = names.first, site.member?.binds(first) != false {
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

extension String {
  /// Whether it is one word that can name a variable.
  var isIdentifier: Bool {
    first.map { $0.isLetter || $0 == "_" } == true
      && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
