import Foundation

final class Reader2902 {
  struct Dependencies {
    var mode: @Sendable () -> Settings2902.Mode
    var shade: @Sendable () -> Shade2902
    var spare: @Sendable () -> Shade2902?
    var other: @Sendable () -> Settings2902.Mode
    var settings2902Current: @Sendable () -> String

    static var defaultDependencies: Self {
      Self(
        mode: { Settings2902.mode },
        shade: { Settings2902.shade },
        spare: { Settings2902.spare },
        other: { Settings2902.other },
        settings2902Current: { Settings2902.current })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func text() -> String {
    let isCompact: Bool
    if case .compact = dependencies.mode() { isCompact = true } else { isCompact = false }
    return "\(isCompact) \(dependencies.shade().name) \(dependencies.spare()?.name ?? "-")"
  }

  func width() -> Int {
    if case .wide(let width) = dependencies.other() { return width }
    return 0
  }

  func title() -> String { "at " + dependencies.settings2902Current() }
}

final class Marker2902 {
  struct Dependencies {
    var seen: @Sendable () -> NSMutableDictionary

    static var defaultDependencies: Self {
      Self(seen: { Settings2902.seen })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func mark(_ name: String) {
    dependencies.seen()[name] = true
    dependencies.seen().setObject(1, forKey: NSString(string: name + "!"))
  }

  func isMarked(_ name: String) -> Bool { dependencies.seen()[name] != nil }
}

final class Tray2902 {
  struct Dependencies {
    var settings2902Current: @Sendable () -> String

    static var defaultDependencies: Self {
      Self(settings2902Current: { Settings2902.current })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func put(_ name: String) { Settings2902.names.append(name) }
  func title() -> String { dependencies.settings2902Current() }
}
