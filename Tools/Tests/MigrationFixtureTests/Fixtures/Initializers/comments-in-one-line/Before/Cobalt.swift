import Foundation

final class CobaltVat {
  let size: Int
  init(size: Int) { self.size = size /* litres */ }
  func now() -> Date { Date() }
}

final class CobaltLid {
  let size: Int
  init(size: Int) { /* first */ self.size = size // the last word
  }
  func now() -> Date { Date() }
}

final class CobaltTap {
  init() { /* nothing to do */ }
  func now() -> Date { Date() }
}

class CobaltBase {
  private(set) var count = 0
  init() { count = 3 }
  func now() -> Date { Date() }
}

final class CobaltPipe: CobaltBase {
  let size: Int
  init(size: Int) { self.size = size /* inches */ }
  func mark() -> UUID { UUID() }
}
