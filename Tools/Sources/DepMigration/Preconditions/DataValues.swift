import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// Structs that hold data, of which code makes as many as it has data.
extension Precondition where Subject == TypeDeclaration {
  static var isNoDataValue: Self {
    Self(.dataValue) { subject in
      let sdk = subject.project.scope.sdk
      guard subject.shape.isStruct, subject.holdsOnlyData,
        !subject.inherits(sdk.names(in: .viewProtocols)),
        let name = sdk.names(in: .listProtocols).intersection(subject.inherited).min()
      else { return nil }
      return "a value that conforms to '\(name)' holds data; pass its members what they need"
    }
  }
}

extension TypeDeclaration {
  /// Whether who makes the struct passes data, and no behavior: no closure, no object behind a
  /// protocol, nothing that a wrapper fills.
  fileprivate var holdsOnlyData: Bool {
    let properties = shape.storedProperties
    return properties.contains(where: \.isInput)
      && properties.allSatisfy { !$0.hasAttributes && !$0.holdsBehavior }
  }
}
