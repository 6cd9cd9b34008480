import Foundation
import Network

final class NumbatConnection {
  private var monitor: NWPathMonitor?

  func watch() {
    let monitor = NWPathMonitor()
    monitor.start(queue: DispatchQueue(label: "paths"))
    self.monitor = monitor
  }

  func stop() {
    monitor?.cancel()
    monitor = nil
  }
}
