import DepFacts
import DepModel
import DepSyntax

/// Finds the registrations that a fetch may mean, by the types that both name.
struct RegisteredServices {
  private let scope: ProjectScope
  private var ofType: [String: [(name: String?, registration: Int)]] = [:]
  private var ofProperty: [String: [Int]] = [:]

  init(_ registrations: Registrations, _ scope: ProjectScope) {
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
  func registrations(for key: RegistrationKey, in file: Int) -> [Int] {
    switch key {
    case .property(let name): ofProperty[name] ?? []
    case .type(let type, let name):
      (ofType[meaning(of: type, file)] ?? []).filter { entry in
        entry.name == name || [entry.name, name].contains { $0?.hasPrefix("\"") == false }
      }.map(\.registration)
    }
  }

  /// The same text for all names of a type, with or without an optional around it.
  private func meaning(of type: String, _ file: Int) -> String {
    var key = type.serviceKey
    while let last = key.last, last == "?" || last == "!" { key.removeLast() }
    key = key.serviceKey
    guard let found = scope.type(named: key, in: nil, file: file), !key.contains("<") else {
      return key
    }
    return "\(scope.model.types[found].name)#\(found)"
  }
}
