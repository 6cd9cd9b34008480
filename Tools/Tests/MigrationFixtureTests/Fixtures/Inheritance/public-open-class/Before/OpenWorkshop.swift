import Foundation

final class ToolWall: Sendable {
  static let shared = ToolWall()

  func count() -> Int { 31 }
}

open class OpenWorkshop {
  public let name: String

  public init(name: String) {
    self.name = name
  }

  open func inventory() -> String { "\(name): \(ToolWall.shared.count())" }
}

final class RepairWorkshop: OpenWorkshop {
  override init(name: String) { super.init(name: "Repair " + name) }

  override func inventory() -> String { super.inventory() + "!" }
}
