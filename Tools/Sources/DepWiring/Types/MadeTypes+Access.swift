import DepFacts
import DepModel

/// Who can make types and their structs.
extension MadeTypes {
  /// Whether code of another module can make the struct.
  func isExported(_ structType: Int) -> Bool {
    !scope.visibility(of: structType).isBelow(.package)
      && initializers(of: structType).contains { !$0.access.isBelow(.package) }
  }

  /// Whether it writes one itself, and not the compiler.
  func hasInitializer(_ structType: Int) -> Bool {
    !initializers(of: structType).allSatisfy(\.isInExtension)
  }

  /// The initializer that takes the dependencies, where other modules see none that does.
  func hiddenInitializer(of type: Int) -> Place? {
    let all = inheritedInitializers(of: type) ?? initializers(of: type)
    let taking = all.filter { $0.parameters.contains(where: \.isDependencies) }
    return taking.contains { !$0.access.isBelow(.package) } ? nil : taking.first?.place
  }

  /// Whether code of another module can make the type.
  func isExportedType(_ type: Int) -> Bool {
    initializers(of: type).contains { !$0.access.isBelow(.package) }
  }

  /// A private field makes the compiler's initializer private.
  func hiddenField(of structType: Int) -> String? {
    guard initializers(of: structType).allSatisfy(\.isInExtension) else { return nil }
    return stored(in: structType).first { $0.fact.access == .private }?.fact.name
  }
}
