import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// Structs that hold data, of which code makes as many as it has data.
extension Precondition where Subject == TypeDeclaration {
  static var isNoDataValue: Self {
    Self(.dataValue) { subject in
      let sdk = subject.project.scope.sdk
      // One that has its own already only gains a field.
      guard subject.shape.isStruct, subject.shape.dependencies == nil, subject.holdsOnlyData,
        !subject.inherits(sdk.names(in: .viewProtocols)), let sign = subject.signOfData,
        !subject.worksOutside
      else { return nil }
      return "a value that \(sign) holds data; pass its members what they need"
    }
  }
}

extension TypeDeclaration {
  /// Whether who makes the struct passes data, and no behavior: no closure, no object of a class or
  /// behind a protocol of the project, nothing that a wrapper fills.
  fileprivate var holdsOnlyData: Bool {
    shape.storedProperties.contains(where: \.isInput)
      && shape.storedProperties.allSatisfy { !$0.hasAttributes && !holdsBehavior($0) }
  }

  /// What a struct of data conforms to, or how it is named.
  fileprivate var signOfData: String? {
    let sdk = project.scope.sdk
    let data = sdk.names(in: .listProtocols).union(["Codable", "Decodable"])
    if let name = data.intersection(inherited).min() { return "conforms to '\(name)'" }
    let name = shape.entry.name.lastName
    // What an error says, it says to people.
    guard !inherited.contains(where: { $0.hasSuffix("Error") }) else { return nil }
    return sdk.names(in: .valueEndings).contains(where: name.hasSuffix)
      ? "is named '\(name)'" : nil
  }

  /// Whether its own code works on files, the network or a store: a document that opens itself.
  fileprivate var worksOutside: Bool {
    let work: Set<Effect> = [.database, .disk, .keychain, .network]
    return project.model.dependencies.contains {
      $0.owner == shape.type && $0.state == .hidden && $0.effectOutside.map(work.contains) == true
    }
  }

  private func holdsBehavior(_ property: StoredProperty) -> Bool {
    guard let text = property.typeText else { return false }
    return FieldType(text).mentionsClosure
      || WrittenType(parsing: text).names.contains { name in
        project.scope.type(named: name, near: shape.type).map {
          [.class, .actor, .protocol].contains(project.model.types[$0].kind)
        } ?? false
      }
  }
}
