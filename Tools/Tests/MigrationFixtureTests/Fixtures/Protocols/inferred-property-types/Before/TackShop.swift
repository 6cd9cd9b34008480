final class SaddleStock: @unchecked Sendable {
  static let shared = SaddleStock()
  let name = "stock"
  var count = 3
  let weight = 4.5
  var isOpen = true
  let sizes = [16, 17]
  let prices = ["pony": 90]
  let letter: Character = "S"
}

final class TackShop {
  init() {}

  func list() -> String {
    SaddleStock.shared.count -= 1
    SaddleStock.shared.isOpen.toggle()
    return "\(SaddleStock.shared.name) \(SaddleStock.shared.count) \(SaddleStock.shared.weight) "
      + "\(SaddleStock.shared.isOpen) \(SaddleStock.shared.sizes) "
      + "\(SaddleStock.shared.prices) \(SaddleStock.shared.letter)"
  }
}
