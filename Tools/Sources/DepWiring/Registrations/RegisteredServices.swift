import DepFacts
package import DepModel
package import DepSyntax

/// Finds the registrations that a fetch may mean, by the types that both name.
package struct RegisteredServices {
  private let scope: ProjectScope
  private var ofType: [String: [(name: String?, registration: Int)]] = [:]
  private var ofProperty: [String: [Int]] = [:]

  package init(_ registrations: Registrations, _ scope: ProjectScope) {
    self.scope = scope
    for (index, registration) in registrations.all.enumerated() {
      if let property = registration.property {
        ofProperty[property, default: []].append(index)
      }
      for service in registration.services {
        ofType[meaning(of: service, registration.file), default: []]
          .append((registration.name, index))
      }
    }
  }

  /// A name that is no literal may be that of any registration of the type.
  package func registrations(for key: RegistrationKey, in file: Int) -> [Int] {
    switch key {
    case .property(let name): ofProperty[name] ?? []
    case .type(let type, let name):
      (ofType[meaning(of: type, file)] ?? []).filter { entry in
        entry.name == name || [entry.name, name].contains { $0?.hasPrefix("\"") == false }
      }.map(\.registration)
    }
  }

  /// Those that a fetch may mean, or that give what it holds: `API` of `Lazy<API>` and `[API]`.
  package func registrations(naming key: RegistrationKey, in file: Int) -> [Int] {
    guard case .type(let type, _) = key, type.contains("<") || type.contains("[") else {
      return registrations(for: key, in: file)
    }
    let names = type.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
    return registrations(for: key, in: file)
      + names.flatMap { ofType[meaning(of: String($0), file)] ?? [] }.map(\.registration)
  }

  /// The same text for all names of a type, with or without an optional around it.
  private func meaning(of type: String, _ file: Int) -> String {
    let key = type.withoutOptional.serviceKey
    guard let found = scope.type(named: key, in: nil, file: file), !key.contains("<") else {
      return key
    }
    return "\(scope.model.types[found].name)#\(found)"
  }
}

extension String {
  /// A written type without the optional around it.
  var withoutOptional: String {
    guard let last, last == "?" || last == "!" else { return self }
    return String(dropLast()).withoutParentheses.withoutOptional
  }
}
