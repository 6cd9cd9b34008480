import FactoryKit

final class Kiln1303 {
  init() { print("the kiln is lit") }
  func fire(_ pot: String) -> String { "\(pot) fired" }
}

extension Container {
  var kiln1303: Factory<Kiln1303> { self { Kiln1303() } }
}

final class KilnRoom1303 {
  @LazyInjected(\.kiln1303) private var kiln

  func fire(_ pots: [String]) -> [String] {
    pots.map { kiln.fire($0) }
  }
}

struct KilnLabel1303 {
  @LazyInjected(\.kiln1303) private var kiln

  func text() -> String { kiln.fire("label") }
}
