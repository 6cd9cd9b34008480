import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// A call of `shuffled()` or `randomElement()` on a collection whose type the code writes.
struct RandomChoice {
  private let isShuffled: Bool
  /// The type of the collection, as code of the type writes it.
  private let collection: String
  private let element: String

  /// Nil for any other expression of the catalogue, and where the code tells no element.
  init?(_ dependency: Dependency, at site: UseSite, in project: ProjectTrees) {
    let expression = dependency.target.name
    guard ["*.shuffled()", "*.randomElement()"].contains(expression), let call = site.call,
      let receiver = call.receiver, let owner = dependency.owner,
      !project.scope.isDeclaredSomewhere(String(expression.dropFirst(2)))
    else { return nil }
    isShuffled = expression == "*.shuffled()"
    let written =
      call.receiverType { project.scope.sdk.makesItself($0) }
      ?? Self.ofStatic(receiver, owner, project)
      ?? ArgumentTypes(member: site.member, owner: owner, project: project).type(of: receiver)
    let names = written.map { WrittenType(parsing: $0).names } ?? []
    guard let written, let element = Self.element(of: written), !element.contains("some "),
      element != "Character" || project.scope.type(named: element, in: owner) == nil,
      site.member?.typesInside.isDisjoint(with: names) == true
    else { return nil }
    collection = written
    self.element = element
  }

  /// The type of `Self.colors`, and of the cases of an enum: `Color.allCases`.
  private static func ofStatic(_ path: String, _ owner: Int, _ project: ProjectTrees) -> String? {
    let scope = project.scope
    guard path.isCapitalized, let dot = path.lastIndex(of: ".") else { return nil }
    let name = path[path.index(after: dot)...]
    let holder = path[..<dot] == "Self" ? owner : scope.type(named: String(path[..<dot]), in: owner)
    guard let holder else { return nil }
    let member = scope.members(of: holder).first {
      $0.name == name && $0.flags.contains(.isStatic)
        && [.storedProperty, .computedProperty].contains($0.kind)
    }
    if let member { return PropertyType.of(member, in: holder, project)?.description }
    guard name == "allCases", project.model.types[holder].kind == .enum else { return nil }
    return "[\(path[..<dot] == "Self" ? project.model.types[holder].name : String(path[..<dot]))]"
  }

  /// Nil for a dictionary, an optional and whatever is no array or text.
  private static func element(of collection: String) -> String? {
    if collection == "String" { return "Character" }
    guard case .array(let element) = WrittenType(parsing: collection).form else { return nil }
    return element.text
  }

  /// The closure, which stands in the file that declares the type.
  func call(seenFrom owner: Int?, in scope: ProjectScope) throws(Refusal) -> AmbientCall {
    let names = WrittenType(parsing: collection).names.union([element])
    let hidden = names.sorted().first { name in
      owner.map { !scope.visibility(of: $0).isHidden && scope.isHidden(name, in: $0) } == true
    }
    if let hidden {
      throw Refusal(.lessVisible, "'\(hidden)' is private, and 'Dependencies' is not")
    }
    var call = AmbientCall()
    let name = isShuffled ? "shuffled" : "randomElement"
    let plain = element.replacing("any ", with: "").lastName
    let kind = plain.filter { $0.isLetter || $0.isNumber }.upperCamel
    call.names = isShuffled ? [name, name + kind] : [name, "random" + kind]
    call.parameters = "(\(collection))"
    let isPlain = element.allSatisfy { $0.isLetter || $0.isNumber || "._<>[]".contains($0) }
    call.result = isShuffled ? "[\(element)]" : isPlain ? element + "?" : "(\(element))?"
    call.live = "{ $0.\(name)() }"
    return call
  }
}
