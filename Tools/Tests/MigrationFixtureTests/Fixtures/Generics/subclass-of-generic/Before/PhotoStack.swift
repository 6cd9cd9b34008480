final class DevelopingTank: Sendable {
  static let shared = DevelopingTank()
  func develop(_ film: Int) -> String { "developed \(film)" }
}

class PlainStack<Element> {
  private(set) var elements: [Element]

  init(elements: [Element]) {
    self.elements = elements
  }
}

final class PhotoStack: PlainStack<Int> {
  let owner: String

  init(owner: String, films: [Int]) {
    self.owner = owner
    super.init(elements: films)
  }

  func develop() -> [String] { elements.map { "\(owner) \(DevelopingTank.shared.develop($0))" } }
}
