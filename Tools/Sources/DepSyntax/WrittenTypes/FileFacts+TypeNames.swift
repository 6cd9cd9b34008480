package import DepFacts
import DepModel

extension FileFacts {
  /// Whether the type of a member or parameter names a type, or code begins with the name.
  package func mentions(typeNamed name: String) -> Bool {
    func names(_ type: String) -> Bool {
      type.contains(name) && WrittenType(parsing: type).names.contains(name)
    }
    return members.contains { member in
      member.type.map(names) == true || member.parameters.contains { names($0.type) }
    } || paths.contains { $0.components.first?.baseName == name }
  }
}
