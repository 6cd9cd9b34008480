import Foundation

final class PostageTable: Sendable {
  static let shared = PostageTable()

  func cents(grams: Int, zone: Int) -> Int { grams * zone + 50 }
}

final class LetterScale {
  let grams: Int
  let zone: Int

  init(grams: Int, zone: Int) {
    self.grams = grams
    self.zone = zone
  }

  convenience init(grams: Int) {
    self.init(grams: grams, zone: 1)
  }

  convenience init() {
    self.init(grams: 20)
  }

  func cents() -> Int { PostageTable.shared.cents(grams: grams, zone: zone) }
}
