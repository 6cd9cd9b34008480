import Foundation

final class ScaleRuler: Sendable {
  static let shared = ScaleRuler()

  func real(_ millimetres: Int) -> Int { millimetres * 100 }
}

final class Blueprint: NSObject, NSCoding {
  let millimetres: Int

  init(millimetres: Int) {
    self.millimetres = millimetres
    super.init()
  }

  required init?(coder: NSCoder) {
    millimetres = coder.decodeInteger(forKey: "mm")
    super.init()
  }

  func encode(with coder: NSCoder) { coder.encode(millimetres, forKey: "mm") }

  func real() -> Int { ScaleRuler.shared.real(millimetres) }
}
