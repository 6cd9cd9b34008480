final class CraneYard: Sendable {
  static let shared = CraneYard()
  func lift(_ label: String) -> String { "lifted \(label)" }
}

struct LabelledCrate<Content: Equatable, Tag> where Tag: CustomStringConvertible {
  let content: Content
  var tag: Tag
  var isOpen = false

  func lift() -> String { CraneYard.shared.lift(tag.description) + (isOpen ? " (open)" : "") }
}
