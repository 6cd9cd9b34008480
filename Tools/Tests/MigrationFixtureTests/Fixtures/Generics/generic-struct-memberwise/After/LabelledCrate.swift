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

  private let dependencies: Dependencies

  let content: Content
  var tag: Tag
  var isOpen = false

  init(
    content: Content,
    tag: Tag,
    isOpen: Bool = false,
    dependencies: Dependencies = .defaultDependencies
  ) {
    self.content = content
    self.tag = tag
    self.isOpen = isOpen
    self.dependencies = dependencies
  }

  func lift() -> String { dependencies.craneYard.lift(tag.description) + (isOpen ? " (open)" : "") }
}
