protocol CustomsProtocol: Sendable {
  var isOpen: Bool { get }
  var limit: Int { get }
  var goods: [String] { get }
  func duty(_ good: String) -> Int?
}

final class Customs: Sendable {
  static let shared = Customs()
  let isOpen = true
  let limit = 3
  let goods = ["tea", "salt", "silk"]
  func duty(_ good: String) -> Int? { good == "silk" ? 9 : nil }
}

extension Customs: CustomsProtocol {}

final class BorderPost {
  struct Dependencies {
    var customs: any CustomsProtocol

    static var defaultDependencies: Self {
      Self(customs: Customs.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func pass(_ load: Int) -> [String] {
    guard dependencies.customs.isOpen, load >= 0 else { return ["closed"] }
    var result: [String] = []
    for good in dependencies.customs.goods where dependencies.customs.duty(good) != nil {
      result.append(good)
    }
    if let duty = dependencies.customs.duty("silk"), case 9 = duty { result.append("nine") }
    switch load {
    case dependencies.customs.limit: result.append("at the limit")
    case let more where more > dependencies.customs.limit: result.append("too much")
    default: result.append("fine")
    }
    var count = 0
    while count < dependencies.customs.limit { count += 1 }
    repeat { count += 1 } while count < dependencies.customs.limit + 2
    return result + ["\(count)", dependencies.customs.isOpen ? "open" : "shut"]
  }
}
