final class Customs: Sendable {
  static let shared = Customs()
  let isOpen = true
  let limit = 3
  let goods = ["tea", "salt", "silk"]
  func duty(_ good: String) -> Int? { good == "silk" ? 9 : nil }
}

final class BorderPost {
  init() {}

  func pass(_ load: Int) -> [String] {
    guard Customs.shared.isOpen, load >= 0 else { return ["closed"] }
    var result: [String] = []
    for good in Customs.shared.goods where Customs.shared.duty(good) != nil {
      result.append(good)
    }
    if let duty = Customs.shared.duty("silk"), case 9 = duty { result.append("nine") }
    switch load {
    case Customs.shared.limit: result.append("at the limit")
    case let more where more > Customs.shared.limit: result.append("too much")
    default: result.append("fine")
    }
    var count = 0
    while count < Customs.shared.limit { count += 1 }
    repeat { count += 1 } while count < Customs.shared.limit + 2
    return result + ["\(count)", Customs.shared.isOpen ? "open" : "shut"]
  }
}
