import DepFacts

extension ProjectScope {
  /// Whether a call as the facts write it makes a value of just the type it names, and never nil.
  ///
  /// A call may name its generic arguments: `Stored<Int>(key:)`.
  package func makesItself(_ call: String, near type: Int) -> Bool {
    let name = String(call.prefix { $0 != "(" && $0 != "<" })
    let isSpecialized = call.dropFirst(name.count).first == "<"
    guard name.isCapitalized else { return false }
    guard let id = self.type(named: name, in: type) else { return sdk.makesItself(call) }
    let kind = model.types[id].kind
    guard kind == .class || kind == .struct || kind == .actor else { return false }
    return isGeneric(id) == isSpecialized
      && !parts(of: id).contains { part in
        members(of: part).contains { $0.kind == .initializer && $0.flags.contains(.isFailable) }
      }
  }

  /// Whether values of a type are objects, which all who have one share.
  package func isObject(_ type: String, near owner: Int, file: Int? = nil) -> Bool {
    let place = file ?? model.types[owner].place.file
    guard let id = self.type(named: type, in: owner, file: place) else {
      return sdk.lists(type, in: .objectTypes)
    }
    switch model.types[id].kind {
    case .class, .actor: return true
    case .protocol:
      return inheritedNames(of: id).contains {
        sdk.lists($0, in: .classBoundProtocols) || $0 == "AnyObject"
      }
    case .struct, .enum, .extension: return false
    }
  }

  /// Whether a name is a case of an enum of the project.
  package func isCase(_ name: String, of type: String, near owner: Int) -> Bool {
    guard let id = self.type(named: type, in: owner), model.types[id].kind == .enum,
      !isGeneric(id)
    else { return false }
    return parts(of: id).contains { part in
      members(of: part).contains { $0.kind == .enumCase && $0.name == name }
    }
  }

  /// The written type of a property of a type; a bare protocol of the project gets its `any`.
  package func propertyType(_ name: String, of type: Int) -> String? {
    for part in parts(of: type) {
      for member in members(of: part) where member.name == name {
        guard let written = member.type else { continue }
        let id = self.type(named: written, in: type, file: part.file)
        let isBare = id.map { model.types[$0].kind == .protocol } ?? false
        return isBare && !written.hasPrefix("any ") ? "any \(written)" : written
      }
    }
    return nil
  }

  /// The type of a member of a well-known singleton: `FileManager.temporaryDirectory`.
  package func memberType(_ name: String, of type: String) -> String? {
    sdk.text(of: "\(type).\(name)", in: .memberTypes)
  }
}
