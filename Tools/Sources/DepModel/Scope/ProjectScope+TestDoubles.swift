import DepFacts

extension ProjectScope {
  /// Whether the name of a type, or of its module, says that it stands in for a real one.
  package func isNamedAsTestDouble(_ type: Int) -> Bool {
    hasWordOfTestDouble(type)
      || sdk.names(in: .testDoubleModules).contains(where: model.types[type].module.hasSuffix)
  }

  private func hasWordOfTestDouble(_ type: Int) -> Bool {
    sdk.isNamedAsTestDouble(model.types[type].name)
  }

  /// Whether a type stands in for a real one in tests or previews: it conforms to a protocol of the
  /// project and has the name of a test double, or a file or folder of test doubles declares it.
  package func isTestDouble(_ type: Int) -> Bool {
    let entry = model.types[type]
    guard [.class, .struct, .actor].contains(entry.kind), !isShownByFrameworks(type) else {
      return false
    }
    let folders = model.files[entry.place.file].path.split(separator: "/").map {
      String($0.prefix { $0 != "." })
    }
    return isNamedAsUnreal(type)
      || hasWordOfTestDouble(type) && conformsToProtocolOfProject(type)
      || sdk.names(in: .testDoubleFolders).contains { word in
        folders.contains { $0.hasSuffix(word) }
      }
  }

  /// Whether the name begins with a word that says so whatever the type conforms to:
  /// `SimulatedDownload`.
  private func isNamedAsUnreal(_ type: Int) -> Bool {
    let name = model.types[type].name.lastName
    return sdk.names(in: .testDoubleBeginnings).contains {
      name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true
    }
  }

  private func conformsToProtocolOfProject(_ type: Int) -> Bool {
    protocols(of: type).contains { model.types[$0].kind == .protocol }
  }

  /// Whether it is a screen or another object of a framework: a preview of it is no double.
  private func isShownByFrameworks(_ type: Int) -> Bool {
    let superclass = lineage(of: type).lazy.compactMap(outsideSuperclass).first
    return superclass.map { !sdk.lists($0, in: .plainClasses) } == true
      || !sdk.names(in: .viewProtocols).isDisjoint(with: inheritedNames(of: type))
  }
}
