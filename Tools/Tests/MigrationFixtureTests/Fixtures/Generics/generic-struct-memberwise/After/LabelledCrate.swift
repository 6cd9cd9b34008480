protocol CraneYardProtocol: Sendable {
  func lift(_ label: String) -> String
}

final class CraneYard: Sendable {
  static let shared = CraneYard()
  func lift(_ label: String) -> String { "lifted \(label)" }
}

extension CraneYard: CraneYardProtocol {}

struct LabelledCrate<Content: Equatable, Tag> where Tag: CustomStringConvertible {
  struct Dependencies {
    var craneYard: any CraneYardProtocol

    static var defaultDependencies: Self {
      Self(craneYard: CraneYard.shared)
    }
  }

  let content: Content
  var tag: Tag
  var isOpen = false
  var dependencies: Dependencies = .defaultDependencies

  func lift() -> String { dependencies.craneYard.lift(tag.description) + (isOpen ? " (open)" : "") }
}
