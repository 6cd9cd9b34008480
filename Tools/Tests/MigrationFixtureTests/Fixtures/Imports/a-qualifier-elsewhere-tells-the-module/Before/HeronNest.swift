import Dependencies
import FactoryKit

final class HeronNest1802 {
  @Dependency(\.heronStore1802) private var store

  func isShared() -> Bool { store === Container.shared }
}
