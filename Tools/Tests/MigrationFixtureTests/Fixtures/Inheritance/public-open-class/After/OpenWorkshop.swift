import Foundation

protocol ToolWallProtocol: Sendable {
  func count() -> Int
}

final class ToolWall: Sendable {
  static let shared = ToolWall()

  func count() -> Int { 31 }
}

extension ToolWall: ToolWallProtocol {}

open class OpenWorkshop {
  struct Dependencies {
    var toolWall: any ToolWallProtocol

    static var defaultDependencies: Self {
      Self(toolWall: ToolWall.shared)
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  public let name: String

  public init(name: String) {
    self.name = name
  }

  open func inventory() -> String { "\(name): \(dependencies.toolWall.count())" }
}

final class RepairWorkshop: OpenWorkshop {
  override init(name: String) { super.init(name: "Repair " + name) }

  override func inventory() -> String { super.inventory() + "!" }
}
