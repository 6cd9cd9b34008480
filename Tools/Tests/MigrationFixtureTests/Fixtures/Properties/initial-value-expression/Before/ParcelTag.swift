import Foundation

final class ParcelTag {
  let code: String = "P-" + UUID().uuidString.prefix(8)
  let weight: Double

  init(weight: Double) {
    self.weight = weight
  }
}
