import Foundation

protocol ScaleRulerProtocol: Sendable {
  func real(_ millimetres: Int) -> Int
}

final class ScaleRuler: Sendable {
  static let shared = ScaleRuler()

  func real(_ millimetres: Int) -> Int { millimetres * 100 }
}

extension ScaleRuler: ScaleRulerProtocol {}

final class Blueprint: NSObject, NSCoding {
  struct Dependencies {
    var scaleRuler: any ScaleRulerProtocol

    static var defaultDependencies: Self {
      Self(scaleRuler: ScaleRuler.shared)
    }
  }

  private let dependencies: Dependencies

  let millimetres: Int

  init(millimetres: Int, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.millimetres = millimetres
    super.init()
  }

  required init?(coder: NSCoder) {
    self.dependencies = .defaultDependencies
    millimetres = coder.decodeInteger(forKey: "mm")
    super.init()
  }

  func encode(with coder: NSCoder) { coder.encode(millimetres, forKey: "mm") }

  func real() -> Int { dependencies.scaleRuler.real(millimetres) }
}
