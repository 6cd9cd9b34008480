import DepFacts

extension ProjectScope {
  /// Whether calling a name makes a value of just that type, and never nil.
  package func makesItself(_ name: String, near type: Int) -> Bool {
    guard name.isCapitalized, !name.contains("(") else { return false }
    guard let id = self.type(named: name, near: type) else {
      return sdk.lists(name, in: .typesMadeByCalling)
    }
    let kind = model.types[id].kind
    guard kind == .class || kind == .struct || kind == .actor else { return false }
    return declarations.parts(of: id).allSatisfy { part in
      let facts = records[part.file].facts
      return facts.types[part.fact].genericParameters.isEmpty
        && !facts.members.contains {
          $0.owner == Int32(part.fact) && $0.kind == .initializer && $0.flags.contains(.isFailable)
        }
    }
  }

  /// Whether a name is a case of an enum of the project.
  package func isCase(_ name: String, of type: String, near owner: Int) -> Bool {
    guard let id = self.type(named: type, near: owner),
      model.types[id].kind == .enum
    else { return false }
    return declarations.parts(of: id).contains { part in
      let facts = records[part.file].facts
      return facts.types[part.fact].genericParameters.isEmpty
        && facts.members.contains {
          $0.owner == Int32(part.fact) && $0.kind == .enumCase && $0.name == name
        }
    }
  }

  /// The type of a member of a well-known singleton: `FileManager.temporaryDirectory`.
  package func memberType(_ name: String, of type: String) -> String? {
    sdk.memberType("\(type).\(name)")
  }
}
