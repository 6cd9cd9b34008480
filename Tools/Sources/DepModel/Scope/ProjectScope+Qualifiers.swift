import DepFacts
import Synchronization

extension ProjectScope {
  /// The modules in front of a type's name where the project spells both: `Client.APIProtocol`.
  ///
  /// They tell where a type comes from that no source declares, such as one that a build plugin
  /// writes.
  package func modules(qualifying name: String) -> Set<String> {
    knownQualifiers.withLock { known in
      if known == nil { known = readQualifiers() }
      return known?[name] ?? []
    }
  }

  /// Whether some file of a module imports another.
  package func isImported(_ module: String, in other: String) -> Bool {
    importsOfModule[other]?.contains(module) == true
  }

  /// Whether a file may name what a module of the project declares.
  package func isVisible(_ module: String, from file: Int) -> Bool {
    tables.imports.isVisible(module, from: file)
  }

  private func readQualifiers() -> [String: Set<String>] {
    let imported = importsOfModule.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    var found: [String: Set<String>] = [:]
    for record in records {
      for member in record.facts.members {
        for type in [member.type ?? ""] + member.parameters.map(\.type) {
          for (module, name) in Self.pairs(in: type) where imported.contains(module) {
            found[name, default: []].insert(module)
          }
        }
      }
    }
    return found
  }

  /// The names on both sides of each dot.
  private static func pairs(in type: String) -> [(String, String)] {
    guard type.utf8.contains(UInt8(ascii: ".")) else { return [] }
    let names = type.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
    return names.flatMap { chain in
      let parts = chain.split(separator: ".").map(String.init)
      return Array(zip(parts, parts.dropFirst()))
    }
  }
}
