import Foundation

protocol MooringLines6139 {
  func tie() -> String
}

final class MooringRopes6139: MooringLines6139 {
  private var count = 0

  func tie() -> String {
    count += 1
    return "tied \(count)"
  }
}

final class MooringBell6139 {
  func ring() -> String { "ring" }
}

final class MooringQuay6139: Moored6139 {
  private let lines: any MooringLines6139 = resolve()
  private let bell: MooringBell6139 = inject()
  private let name: String

  init(name: String) { self.name = name }

  func land() -> String { "\(name) \(lines.tie()) \(bell.ring())" }

  func late() -> String {
    let bell: MooringBell6139 = Self.resolve()
    return bell.ring()
  }
}

class MooringBase6139<Element>: Moored6139 {
  private let bell: MooringBell6139 = resolve()
  let element: Element

  init(element: Element) { self.element = element }

  func text() -> String { "\(element) \(bell.ring())" }
}
