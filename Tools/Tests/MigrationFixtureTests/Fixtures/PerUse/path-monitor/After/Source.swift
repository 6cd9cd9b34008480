import Foundation
import Network

final class NumbatConnection {
  struct Dependencies {
    var makePathMonitor: @Sendable () -> NWPathMonitor

    static var defaultDependencies: Self {
      Self(makePathMonitor: { NWPathMonitor() })
    }
  }

  private let dependencies: Dependencies

  private var monitor: NWPathMonitor?

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func watch() {
    let monitor = dependencies.makePathMonitor()
    monitor.start(queue: DispatchQueue(label: "paths"))
    self.monitor = monitor
  }

  func stop() {
    monitor?.cancel()
    monitor = nil
  }
}
